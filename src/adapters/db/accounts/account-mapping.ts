import type { Selectable } from 'kysely';
import type { Account } from '../../../app/ports/account.ts';
import type { AccountRow } from './account-tables.ts';

/** Returns the account that a row holds. */
export function toAccount(row: Selectable<AccountRow>): Account {
  return {
    id: row.public_id,
    email: row.email,
    role: row.role,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    lastSignedInAt: row.last_signed_in_at,
    disabledAt: row.disabled_at,
  };
}
