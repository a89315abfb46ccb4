import type { OwnerProof } from '../../contracts/account/account.ts';
import type { SecondFactorProof } from '../../contracts/account/second-factor.ts';
import { type Asker, actorOf, type Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { SecondFactor } from '../ports/second-factor.ts';
import { fail, failFields, ok, type Result, throttled } from '../result.ts';
import { refuse } from './refused-factor.ts';
import { spendCode } from './spend-code.ts';

/** The audit entry of the proven action, without the name of the action. */
type Proven = Omit<AuditEntry, 'action'>;

/**
 * Verifies the password and a code of the account of the request, whose second factor is on. The code cannot be used
 * again. Wrong attempts cause longer delays.
 */
export async function proveFactor(
  ports: Ports,
  proof: SecondFactorProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<Proven, 'second_factor_off' | 'invalid_fields' | 'rate_limited'>> {
  const factor = await factorOf(ports, asker);
  return factor ? prove(ports, factor, proof, asker, caller) : fail('second_factor_off');
}

/**
 * Verifies the password of the account of the request, and a code if its second factor is on: a person who adds a
 * passkey must have both; otherwise a thief of the password could sign in without the second factor.
 */
export async function proveOwner(
  ports: Ports,
  proof: OwnerProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<Proven, 'invalid_fields' | 'rate_limited'>> {
  return prove(ports, await factorOf(ports, asker), proof, asker, caller);
}

/** Returns the second factor of the account of the request, if it is on. */
async function factorOf(ports: Ports, { who }: Asker): Promise<SecondFactor | undefined> {
  const factor = await ports.secondFactors.find(who.account.id);
  return factor?.since == null ? undefined : factor;
}

async function prove(
  ports: Ports,
  factor: SecondFactor | undefined,
  { password, code }: OwnerProof,
  asker: Asker,
  { address }: Caller,
): Promise<Result<Proven, 'invalid_fields' | 'rate_limited'>> {
  const { account } = asker.who;
  // A request without a code is no guess, so it does not count as an attempt.
  if (factor && code === undefined) return failFields({ code: 'code_required' });
  // Counted separately: a right password elsewhere must not reset the delay after wrong codes here.
  const guessed = factor ? `second factor of ${account.id}` : account.id;
  const retryAfterMs = await ports.throttle.attempt(guessed, address);
  if (retryAfterMs > 0) return throttled(retryAfterMs);
  if (!(await ports.passwords.verify(account.passwordHash, password)))
    return refuse(ports, account.id, asker.requestId, 'password');
  const entry = { ...actorOf(ports, asker), subject: account.id, before: null, after: null };
  if (factor && !(await spendCode(ports, account, factor, code ?? '', entry)))
    return refuse(ports, account.id, asker.requestId, 'code');
  await ports.throttle.succeeded(guessed, address);
  return ok(entry);
}
