import type { AccountRowDto } from '../../contracts/account/account.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns all accounts, oldest first, with their open sessions, second factors and invitations. */
export async function listAccounts({ clock, accounts }: Ports): Promise<AccountRowDto[]> {
  const rows = await accounts.withSessions(clock.now());
  return rows.map(({ createdAt, lastSignedInAt, disabledAt, invitedUntil, ...row }) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    createdAt: new Date(createdAt).toISOString(),
    lastSignedInAt: isoOf(lastSignedInAt),
    disabled: disabledAt !== null,
    sessions: row.sessions,
    secondFactor: row.secondFactor,
    invitation: row.invited ? { until: isoOf(invitedUntil) } : null,
    passwordDue: row.passwordDue,
  }));
}

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
