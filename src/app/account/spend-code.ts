import { readCode } from '../../domain/account/second-factor.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { type SecondFactor, secretName } from '../ports/second-factor.ts';
import type { AccountPorts } from './account-ports.ts';

/**
 * Returns whether a typed code is right, and uses it up: no code counts twice. A recovery code counts also when the
 * secret cannot be opened any more because the key of the settings is gone.
 * @param entry records the use of a recovery code
 */
export async function spendCode(
  { secondFactors, codes, seal }: Pick<AccountPorts, 'secondFactors' | 'codes' | 'seal'>,
  { accountId, secret: sealed }: SecondFactor,
  typed: string,
  entry: Omit<AuditEntry, 'action'>,
): Promise<boolean> {
  const read = readCode(typed);
  if (!read) return false;
  if (read.kind === 'recovery') {
    const used = { ...entry, action: 'recovery_code_used' as const };
    return secondFactors.spendRecoveryCode(accountId, codes.digest(read.code), used);
  }
  const secret = seal.open(secretName(accountId), sealed);
  const step = secret === undefined ? undefined : codes.stepOf(secret, read.code);
  return step !== undefined && secondFactors.spendStep(accountId, step);
}
