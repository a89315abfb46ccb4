import type { RecoveryCodes, SecondFactorProof } from '../../contracts/account/second-factor.ts';
import { inGroups } from '../../domain/account/second-factor.ts';
import type { Asker, Caller } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { ownerNotice } from './owner-notice.ts';
import { proveFactor } from './prove-owner.ts';

/**
 * Replaces the recovery codes, with the password and a code. The new codes are shown only now; the old codes are
 * invalid at once.
 */
export async function renewRecoveryCodes(
  ports: Ports,
  proof: SecondFactorProof,
  asker: Asker,
  caller: Caller,
): Promise<Result<RecoveryCodes, 'second_factor_off' | 'invalid_fields' | 'rate_limited'>> {
  const proven = await proveFactor(ports, proof, asker, caller);
  if (!proven.ok) return proven;
  const recoveryCodes = ports.codes.recoveryCodes();
  const { account } = asker.who;
  const renewed = await ports.secondFactors.renewCodes(
    account.id,
    recoveryCodes.map(ports.codes.digest),
    { ...proven.value, action: 'recovery_codes_renewed' },
    ownerNotice(ports, account, 'recovery_codes_renewed', proven.value.at),
  );
  return renewed
    ? ok({ recoveryCodes: recoveryCodes.map((code) => inGroups(code, '-')) })
    : fail('second_factor_off');
}
