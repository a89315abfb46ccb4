import type { AccountRowDto } from '../../contracts/account.ts';
import type { AccountPorts } from '../account/account-ports.ts';

/** All accounts, oldest first, with their open sessions. */
export async function listAccounts({
  clock,
  accounts,
}: Pick<AccountPorts, 'clock' | 'accounts'>): Promise<AccountRowDto[]> {
  const rows = await accounts.withSessions(clock.now());
  return rows.map(({ id, email, role, createdAt, lastSignedInAt, disabledAt, sessions }) => ({
    id,
    email,
    role,
    createdAt: new Date(createdAt).toISOString(),
    lastSignedInAt: lastSignedInAt === null ? null : new Date(lastSignedInAt).toISOString(),
    disabled: disabledAt !== null,
    sessions,
  }));
}
