import type { SecondFactorInvitation, SecondFactorSetup } from '../../contracts/account/second-factor.ts';
import type { Asker, Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { secretName } from '../ports/second-factor.ts';
import { fail, ok, type Result, throttled } from '../result.ts';
import { firstCodeOf } from './confirm-second-factor.ts';
import { refuse } from './refused-factor.ts';

/**
 * Returns a new secret for an app. It has no effect until its first code confirms it. It needs the password, so that
 * the thief of a token cannot lock the owner out; guesses at the password are slowed down as at the sign-in.
 */
export async function beginSecondFactor(
  ports: Ports,
  { password }: SecondFactorSetup,
  { who: { account }, requestId }: Asker,
  { address }: Caller,
): Promise<Result<SecondFactorInvitation, 'second_factor_on' | 'invalid_fields' | 'rate_limited'>> {
  const present = await ports.secondFactors.find(account.id);
  if (present && present.since !== null) return fail('second_factor_on');
  const retryAfterMs = await ports.throttle.attempt(account.id, address);
  if (retryAfterMs > 0) return throttled(retryAfterMs);
  if (!(await ports.passwords.verify(account.passwordHash, password))) {
    return refuse(ports, account.id, requestId, 'password');
  }
  await ports.throttle.succeeded(account.id, address);
  // Guesses at the first code from other addresses must not delay the owner, who has just typed the password here.
  await ports.throttle.succeeded(firstCodeOf(account.id), address);
  const invitation = ports.codes.invite(account.email);
  const sealed = ports.seal.close(secretName(account.id), invitation.secret);
  return (await ports.secondFactors.begin(account.id, sealed)) ? ok(invitation) : fail('second_factor_on');
}
