import type { SecondFactorDto, SecondFactorEnd } from '../../contracts/second-factor.ts';
import type { Asker, Caller } from '../asker.ts';
import { fail, ok, type Result, throttled } from '../result.ts';
import type { AccountPorts } from './account-ports.ts';
import { refuse } from './refused-factor.ts';
import { spendCode } from './spend-code.ts';

/** Switches the second factor off, with the password and a code. */
export async function endSecondFactor(
  ports: AccountPorts,
  { password, code }: SecondFactorEnd,
  { who: { account }, requestId }: Asker,
  { address }: Caller,
): Promise<Result<SecondFactorDto, 'second_factor_off' | 'invalid_fields' | 'rate_limited'>> {
  const factor = await ports.secondFactors.find(account.id);
  if (!factor || factor.since === null) return fail('second_factor_off');
  // A count of its own: a right password elsewhere must not pay for wrong codes here.
  const guessed = `second factor of ${account.id}`;
  const retryAfterMs = await ports.throttle.attempt(guessed, address);
  if (retryAfterMs > 0) return throttled(retryAfterMs);
  if (!(await ports.passwords.verify(account.passwordHash, password))) {
    return refuse(ports, account.id, requestId, 'password');
  }
  const entry = {
    at: ports.clock.now(),
    actorId: account.id,
    subject: account.id,
    before: null,
    after: null,
    requestId,
  };
  if (!(await spendCode(ports, factor, code, entry))) return refuse(ports, account.id, requestId, 'code');
  await ports.throttle.succeeded(guessed, address);
  const ended = await ports.secondFactors.end(account.id, {
    ...entry,
    action: 'second_factor_off',
    before: { on: true },
    after: { on: false },
  });
  return ended ? ok({ on: false, since: null, recoveryCodes: 0 }) : fail('second_factor_off');
}
