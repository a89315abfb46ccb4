import type { SecondFactorDto, SecondFactorProof } from '../../contracts/account/second-factor.ts';
import type { Asker, Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { ownerNotice } from './owner-notice.ts';
import { proveFactor } from './prove-owner.ts';

/** Switches the second factor off, with the password and a code. */
export async function endSecondFactor(
  ports: Ports,
  proof: SecondFactorProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<SecondFactorDto, 'second_factor_off' | 'invalid_fields' | 'rate_limited'>> {
  const proven = await proveFactor(ports, proof, asker, caller);
  if (!proven.ok) return proven;
  const { account } = asker.who;
  const ended = await ports.secondFactors.end(
    account.id,
    { ...proven.value, action: 'second_factor_off', before: { on: true }, after: { on: false } },
    ownerNotice(ports, account, 'second_factor_off', proven.value.at),
  );
  return ended ? ok({ on: false, since: null, recoveryCodes: 0 }) : fail('second_factor_off');
}
