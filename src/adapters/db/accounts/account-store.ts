import { type Kysely, sql } from 'kysely';
import type { Account, AccountStore } from '../../../app/ports/account.ts';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { voidMailsOfEndedLinks } from '../mail/void-mails.ts';
import type { Schema } from '../schema.ts';
import { type AccountRow, accountRecord } from './account-tables.ts';
import { endAccess } from './end-access.ts';
import { forgetSecondFactor } from './second-factor-store.ts';
import { insertSession } from './session-store.ts';

/** Key of the PostgreSQL lock under which processes create the first account: an arbitrary number. */
const FIRST_ACCOUNT_LOCK = 4_862_019_378;

/** Creates the store of accounts, on either engine. `AccountStore` documents its functions. */
export function createAccountStore({ db, engine }: Database): AccountStore {
  return {
    create: (account, entry) => db.transaction().execute((trx) => insertAccount(trx, account, entry)),

    async createFirst(account, entry) {
      return db.transaction().execute(async (trx) => {
        // On SQLite the transaction itself is the lock.
        if (engine === 'postgres') {
          await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ACCOUNT_LOCK)})`.execute(trx);
        }
        return (await hasNone(trx)) && insertAccount(trx, account, entry);
      });
    },

    isEmpty: () => hasNone(db),

    async byEmail(email) {
      const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
      return row && accountRecord.toRecord(row);
    },

    async list() {
      const rows = await db.selectFrom('accounts').selectAll().orderBy('id').execute();
      return rows.map(accountRecord.toRecord);
    },

    async changePassword({ from, to, session, mail }, entry) {
      return db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('accounts')
          .set({ password_hash: to, password_due: 0, invited: 0 })
          .where('public_id', '=', session.accountId)
          .where('password_hash', '=', from)
          .where('disabled_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        await endAccess(trx, changed.id, entry.at);
        await insertSession(trx, session, changed.id);
        await appendMail(trx, mail, mail.id, entry.at);
        await appendAudit(trx, entry);
        return true;
      });
    },

    givePassword: (id, { passwordHash, mail }, entry) =>
      updateAndSignOut(db, id, { ...given, password_hash: passwordHash }, entry, {
        enabled: true,
        async also(trx) {
          if (mail) await appendMail(trx, mail, mail.id, entry.at);
        },
      }),

    async resetPassword(id, passwordHash, entry, secondFactor) {
      const change = { ...given, password_hash: passwordHash, disabled_at: null };
      await updateAndSignOut(db, id, change, entry, {
        async also(trx, account) {
          if (!secondFactor) return;
          await forgetSecondFactor(trx, account);
          await trx.deleteFrom('passkeys').where('account_id', '=', account).execute();
        },
      });
    },

    async byId(id) {
      const row = await db.selectFrom('accounts').selectAll().where('public_id', '=', id).executeTakeFirst();
      return row && accountRecord.toRecord(row);
    },

    async withSessions(now) {
      const rows = await db
        .selectFrom('accounts')
        .selectAll()
        .select(({ selectFrom, fn }) =>
          selectFrom('sessions')
            .select(fn.countAll<number>().as('total'))
            .whereRef('sessions.account_id', '=', 'accounts.id')
            .where('sessions.expires_at', '>', now)
            .as('sessions'),
        )
        .select(({ selectFrom }) => [
          selectFrom('second_factors')
            .select('confirmed_at')
            .whereRef('second_factors.account_id', '=', 'accounts.id')
            .as('confirmed_at'),
          selectFrom('password_links')
            .select(({ fn }) => fn.max('password_links.expires_at').as('until'))
            .whereRef('password_links.account_id', '=', 'accounts.id')
            .where('password_links.kind', '=', 'invitation')
            .where('password_links.expires_at', '>', now)
            .as('invited_until'),
        ])
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        ...accountRecord.toRecord(row),
        sessions: row.sessions ?? 0,
        secondFactor: row.confirmed_at !== null,
        invitedUntil: row.invited_until,
      }));
    },

    async change(id, judge) {
      return db.transaction().execute(async (trx) => {
        // Locks all accounts in the same order: two administrators who disable each other wait for each other here.
        const rows = await trx
          .selectFrom('accounts')
          .selectAll()
          .orderBy('id')
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .execute();
        const row = rows.find(({ public_id }) => public_id === id);
        if (!row) return undefined;
        const judged = judge(
          accountRecord.toRecord(row),
          rows.filter((other) => other !== row).map(accountRecord.toRecord),
        );
        if (!judged.ok) return judged;
        const { role, disabledAt } = judged.after;
        await trx
          .updateTable('accounts')
          .set({ role, disabled_at: disabledAt })
          .where('id', '=', row.id)
          .execute();
        if (disabledAt !== null) await endAccess(trx, row.id, judged.entries[0]?.at ?? 0);
        await appendAudit(trx, ...judged.entries);
        return { ok: true, value: judged.after };
      });
    },

    async rename(id, name, entry) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('accounts').set({ name }).where('public_id', '=', id).execute();
        await appendAudit(trx, entry);
      });
    },

    withdraw: (id, entry) =>
      db.transaction().execute(async (trx) => {
        const withdrawn = await trx
          .deleteFrom('accounts')
          .where('public_id', '=', id)
          .where('invited', '=', 1)
          .returning('id')
          .executeTakeFirst();
        if (!withdrawn) return false;
        await voidMailsOfEndedLinks(trx, entry.at);
        await appendAudit(trx, entry);
        return true;
      }),

    async disable(id, entry) {
      await updateAndSignOut(db, id, { disabled_at: entry.at }, entry);
    },
  };
}

/** The state of a password that its owner did not choose. */
const given = { password_due: 1, invited: 0 } as const;

async function hasNone(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function insertAccount(trx: Kysely<Schema>, account: Account, entry: AuditEntry): Promise<boolean> {
  const inserted = await trx
    .insertInto('accounts')
    .values(accountRecord.toRow(account))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await appendAudit(trx, entry);
  return true;
}

/** Returns false, and changes nothing, when there is no such account, or `enabled` is set and it is disabled. */
async function updateAndSignOut(
  db: Kysely<Schema>,
  id: string,
  change: Partial<Pick<AccountRow, 'password_hash' | 'password_due' | 'invited' | 'disabled_at'>>,
  entry: AuditEntry,
  { enabled = false, also }: { enabled?: boolean; also?: typeof forgetSecondFactor } = {},
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set(change)
      .where('public_id', '=', id)
      .$if(enabled, (query) => query.where('disabled_at', 'is', null))
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await endAccess(trx, changed.id, entry.at);
    await also?.(trx, changed.id);
    await appendAudit(trx, entry);
    return true;
  });
}
