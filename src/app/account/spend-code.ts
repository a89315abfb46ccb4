import { readCode } from '../../domain/account/second-factor.ts';
import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';
import { type SecondFactor, secretName } from '../ports/second-factor.ts';
import { ownerNotice } from './owner-notice.ts';

/**
 * Returns whether a typed code is right, and marks it as used: no code is valid twice. A recovery code is valid even if
 * the secret cannot be decrypted because the settings key is lost.
 * @param entry records the use of a recovery code, about which the owner gets a mail
 */
export async function spendCode(
  ports: Ports,
  owner: Account,
  { accountId, secret: sealed }: SecondFactor,
  typed: string,
  entry: Omit<AuditEntry, 'action'>,
): Promise<boolean> {
  const { secondFactors, codes, seal } = ports;
  const read = readCode(typed);
  if (!read) return false;
  if (read.kind === 'recovery') {
    const used = { ...entry, action: 'recovery_code_used' as const };
    const notice = ownerNotice(ports, owner, 'recovery_code_used', entry.at);
    return secondFactors.spendRecoveryCode(accountId, codes.digest(read.code), used, notice);
  }
  const secret = seal.open(secretName(accountId), sealed);
  const step = secret === undefined ? undefined : codes.stepOf(secret, read.code);
  return step !== undefined && secondFactors.spendStep(accountId, step);
}
