import type { Kysely } from 'kysely';
import type { Session, SessionStore } from '../../../app/ports/account.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import type { RowOf } from '../engine/record.ts';
import type { Schema } from '../schema.ts';
import { numberOf } from './account-mapping.ts';
import { accountRecord, sessionRecord } from './account-tables.ts';

/** Creates the store of sessions, on either engine. `SessionStore` documents its functions. */
export function createSessionStore({ db }: Database): SessionStore {
  return {
    async open(session, passwordHash, entry) {
      return db.transaction().execute(async (trx) => {
        // The update also locks the account: a password change and a sign-in wait for each other.
        const account = await trx
          .updateTable('accounts')
          .set({ last_signed_in_at: session.createdAt })
          .where('public_id', '=', session.accountId)
          .where('password_hash', '=', passwordHash)
          .where('disabled_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!account) return false;
        await insertSession(trx, session, account.id);
        await appendAudit(trx, entry);
        return true;
      });
    },

    async find(id) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .selectAll('accounts')
        .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
        .select([
          'sessions.created_at as opened_at',
          'sessions.used_at',
          'sessions.expires_at',
          'sessions.browser',
          'sessions.system',
          'second_factors.confirmed_at',
        ])
        .where('sessions.public_id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const account = accountRecord.toRecord(row);
      return {
        account,
        session: toSession({ ...row, public_id: id, created_at: row.opened_at }, account.id),
        secondFactor: row.confirmed_at !== null,
      };
    },

    async list(accountId, now) {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .selectAll('sessions')
        .where('accounts.public_id', '=', accountId)
        .where('sessions.expires_at', '>', now)
        .orderBy('sessions.used_at', 'desc')
        .orderBy('sessions.id', 'desc')
        .execute();
      return rows.map((row) => toSession(row, accountId));
    },

    async prolong(id, { usedAt, expiresAt }) {
      await db
        .updateTable('sessions')
        .set({ used_at: usedAt, expires_at: expiresAt })
        .where('public_id', '=', id)
        .where('used_at', '<', usedAt)
        .execute();
    },

    async end(id, entry) {
      return db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('public_id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        await appendAudit(trx, entry);
        return true;
      });
    },

    async endOwn(accountId, id, entry) {
      return db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('account_id', 'in', numberOf(trx, accountId))
          .where('public_id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        await appendAudit(trx, entry);
        return true;
      });
    },

    async endAll(accountId, entry, keep) {
      return db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('account_id', 'in', numberOf(trx, accountId))
          .$if(keep !== undefined, (query) => query.where('public_id', '!=', keep ?? ''))
          .returning('id')
          .execute();
        await appendAudit(trx, entry);
        return ended.length;
      });
    },
  };
}

function toSession(row: RowOf<typeof sessionRecord>, accountId: string): Session {
  const { browser, system, ...session } = sessionRecord.toRecord(row);
  return { ...session, accountId, device: { browser, system } };
}

/** Adds a session to the account with this row id, and deletes expired sessions, so that the table stays small. */
export async function insertSession(
  trx: Kysely<Schema>,
  session: Session,
  accountNumber: number,
): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<=', session.createdAt).execute();
  await trx
    .insertInto('sessions')
    .values({ account_id: accountNumber, ...sessionRecord.toRow({ ...session, ...session.device }) })
    .execute();
}
