import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

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
