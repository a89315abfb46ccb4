import type { Account } from '../ports/account.ts';
import type { AuditEntry } from '../ports/audit.ts';

/** Returns the accounts as text for the terminal, one in a line. Times are in UTC. */
export function accountsAsTable(accounts: readonly Account[]): string {
  if (accounts.length === 0) return 'No accounts.';
  return accounts
    .map(({ id, email, role, lastSignedInAt, disabledAt }) => {
      const seen = lastSignedInAt === null ? 'never signed in' : `last signed in ${moment(lastSignedInAt)}`;
      const state = disabledAt === null ? seen : `disabled ${moment(disabledAt)}`;
      return `${email}  ${role}  ${state}  ${id}`;
    })
    .join('\n');
}

/**
 * Returns the audit log as text for the terminal, one entry in a line, with accounts by e-mail address. Times are in
 * UTC.
 */
export function auditAsTable(entries: readonly AuditEntry[], accounts: readonly Account[]): string {
  if (entries.length === 0) return 'No entries.';
  const names = new Map(accounts.map(({ id, email }) => [id, email]));
  const named = (id: string | null) => (id === null ? '-' : (names.get(id) ?? id));
  return entries
    .map(({ at, actorId, action, subject, before, after }) => {
      const change = before || after ? `  ${JSON.stringify(before)} → ${JSON.stringify(after)}` : '';
      return `${moment(at)}  ${named(actorId)}  ${action}  ${named(subject)}${change}`;
    })
    .join('\n');
}

const moment = (time: number) => new Date(time).toISOString();
