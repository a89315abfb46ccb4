import type { RecoveryCodes, SecondFactorConfirmation } from '../../contracts/account/second-factor.ts';
import { inGroups, readCode } from '../../domain/account/second-factor.ts';
import type { Asker, Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { secretName } from '../ports/second-factor.ts';
import { fail, ok, type Result, throttled } from '../result.ts';
import { ownerNotice } from './owner-notice.ts';
import { refuse } from './refused-factor.ts';

/** Key under which guesses at an account's first code are counted. */
export const firstCodeOf = (accountId: string): string => `first code of ${accountId}`;

/**
 * Switches the second factor on with the first code of the app, which cannot be used again, and returns the recovery
 * codes, which are shown only now. Any session of the account may confirm. Wrong codes cause longer delays: a thief
 * with a token who guessed the code would lock the owner out.
 */
export async function confirmSecondFactor(
  ports: Ports,
  typed: SecondFactorConfirmation,
  { who: { account }, requestId }: Asker,
  { address }: Caller,
): Promise<
  Result<RecoveryCodes, 'second_factor_on' | 'second_factor_off' | 'invalid_fields' | 'rate_limited'>
> {
  const factor = await ports.secondFactors.find(account.id);
  if (!factor) return fail('second_factor_off');
  if (factor.since !== null) return fail('second_factor_on');
  const secret = ports.seal.open(secretName(account.id), factor.secret);
  if (secret === undefined) return fail('second_factor_off');
  const guessed = firstCodeOf(account.id);
  const retryAfterMs = await ports.throttle.attempt(guessed, address);
  if (retryAfterMs > 0) return throttled(retryAfterMs);
  const read = readCode(typed.code);
  const step = read?.kind === 'app' ? ports.codes.stepOf(secret, read.code) : undefined;
  if (step === undefined) return refuse(ports, account.id, requestId, 'code');
  await ports.throttle.succeeded(guessed, address);
  const recoveryCodes = ports.codes.recoveryCodes();
  const at = ports.clock.now();
  const confirmed = await ports.secondFactors.confirm(
    account.id,
    { secret: factor.secret, step, digests: recoveryCodes.map(ports.codes.digest) },
    {
      at,
      actorId: account.id,
      action: 'second_factor_on',
      subject: account.id,
      before: { on: false },
      after: { on: true },
      requestId,
    },
    ownerNotice(ports, account, 'second_factor_on', at),
  );
  return confirmed
    ? ok({ recoveryCodes: recoveryCodes.map((code) => inGroups(code, '-')) })
    : fail('second_factor_off');
}
