import type { Kysely, Selectable } from 'kysely';
import type { Account } from '../../../app/ports/account.ts';
import type { Schema } from '../schema.ts';
import type { AccountRow } from './account-tables.ts';

/** Returns the account that a row holds. */
export function toAccount(row: Selectable<AccountRow>): Account {
  return {
    id: row.public_id,
    email: row.email,
    name: row.name,
    locale: row.locale,
    role: row.role,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    lastSignedInAt: row.last_signed_in_at,
    disabledAt: row.disabled_at,
    passwordDue: row.password_due === 1,
    invited: row.invited === 1,
  };
}

/**
 * Locks an account until the end of the transaction: concurrent calls then count each other's rows. `undefined`: there is
 * no such account.
 */
export const lockAccount = (trx: Kysely<Schema>, accountId: string) =>
  trx
    .updateTable('accounts')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('public_id', '=', accountId)
    .returning(['id', 'disabled_at'])
    .executeTakeFirst();

/** Selects the row id of the account with this public id; no row when there is no such account. */
export const numberOf = (db: Kysely<Schema>, accountId: string) =>
  db.selectFrom('accounts').select('accounts.id').where('accounts.public_id', '=', accountId);
