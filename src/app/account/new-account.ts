import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AuditEntry } from '../ports/audit.ts';

/** Returns a new account, not stored yet, with its audit entry. */
export function newAccount(
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  given: Omit<Account, 'id' | 'createdAt' | 'lastSignedInAt' | 'disabledAt'>,
): [Account, AuditEntry] {
  const account: Account = {
    id: ids.next(),
    ...given,
    createdAt: clock.now(),
    lastSignedInAt: null,
    disabledAt: null,
  };
  const entry: AuditEntry = {
    at: account.createdAt,
    actorId: null,
    action: 'account_created',
    subject: account.id,
    before: null,
    after: { role: given.role },
    requestId: null,
  };
  return [account, entry];
}
