import type { SecondFactorProof } from '../../contracts/second-factor.ts';
import type { Asker, Caller } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { fail, ok, type Result, throttled } from '../result.ts';
import type { AccountPorts } from './account-ports.ts';
import { refuse } from './refused-factor.ts';
import { spendCode } from './spend-code.ts';

/**
 * Verifies the password and a code of the account that asks, whose second factor is on, and uses the code up. Returns the
 * beginning of the entry of what follows. Wrong ones bring longer waits.
 */
export async function proveOwner(
  ports: AccountPorts,
  { password, code }: SecondFactorProof,
  { who: { account }, requestId }: Asker,
  { address }: Caller,
): Promise<Result<Omit<AuditEntry, 'action'>, 'second_factor_off' | 'invalid_fields' | 'rate_limited'>> {
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
  return ok(entry);
}
