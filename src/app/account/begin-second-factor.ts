import type { SecondFactorInvitation, SecondFactorSetup } from '../../contracts/second-factor.ts';
import { secretName } from '../ports/second-factor.ts';
import { fail, ok, type Result } from '../result.ts';
import type { AccountPorts, Caller, SignedIn, Throttled } from './account-ports.ts';
import { firstCodeOf } from './confirm-second-factor.ts';
import { type RefusedFactor, refuse } from './refused-factor.ts';

/**
 * Gives an app a new secret, which counts for nothing until its first code confirms it. It needs the password, so that a
 * token that was stolen does not lock its owner out; guessing it is slowed down like a sign-in.
 */
export async function beginSecondFactor(
  ports: AccountPorts,
  { account }: SignedIn,
  { password }: SecondFactorSetup,
  { requestId, address }: Caller,
): Promise<Result<SecondFactorInvitation, 'second_factor_on'> | RefusedFactor | Throttled> {
  const present = await ports.secondFactors.find(account.id);
  if (present && present.since !== null) return fail('second_factor_on');
  const retryAfterMs = await ports.throttle.attempt(account.id, address);
  if (retryAfterMs > 0) return { ok: false, code: 'rate_limited', retryAfterMs };
  if (!(await ports.passwords.verify(account.passwordHash, password))) {
    return refuse(ports, account.id, requestId, 'password');
  }
  await ports.throttle.succeeded(account.id, address);
  // Whoever guesses at the first code from elsewhere does not hold up the owner, who has just given the password here.
  await ports.throttle.succeeded(firstCodeOf(account.id), address);
  const invitation = ports.codes.invite(account.email);
  const sealed = ports.seal.close(secretName(account.id), invitation.secret);
  return (await ports.secondFactors.begin(account.id, sealed)) ? ok(invitation) : fail('second_factor_on');
}
