import type { Kysely } from 'kysely';
import type { WeeklyMails } from '../../../app/ports/weekly-mails.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';
import { accountRecord } from './account-tables.ts';

/** Creates the store of the weekly mails, on either engine. `WeeklyMails` documents its functions. */
export function createWeeklyMails({ db }: Database): WeeklyMails {
  return {
    async wanted(accountId) {
      const row = await db
        .selectFrom('weekly_mails')
        .select('id')
        .where('account_id', '=', idOf(db, accountId))
        .executeTakeFirst();
      return row !== undefined;
    },

    async want(accountId, { locale, stopHash, sentDay }) {
      const account = await db
        .selectFrom('accounts')
        .select('id')
        .where('public_id', '=', accountId)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('weekly_mails')
        .values({ account_id: account.id, locale, stop_hash: stopHash, sent_day: sentDay })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ locale, stop_hash: stopHash }))
        .execute();
    },

    async unwant(accountId) {
      await db.deleteFrom('weekly_mails').where('account_id', '=', idOf(db, accountId)).execute();
    },

    async stop(stopHash) {
      await db.deleteFrom('weekly_mails').where('stop_hash', '=', stopHash).execute();
    },

    async due(monday) {
      const rows = await db
        .selectFrom('weekly_mails')
        .innerJoin('accounts', 'accounts.id', 'weekly_mails.account_id')
        .selectAll('accounts')
        .select(['weekly_mails.locale as mail_locale', 'weekly_mails.stop_hash'])
        .where('accounts.disabled_at', 'is', null)
        .where('weekly_mails.sent_day', '<', monday)
        .orderBy('accounts.id')
        .execute();
      return rows.map(({ mail_locale, stop_hash, ...row }) => ({
        account: accountRecord.toRecord(row),
        locale: mail_locale,
        stopHash: stop_hash,
      }));
    },

    async tell(accountId, monday, mail, now) {
      return db.transaction().execute(async (trx) => {
        const marked = await trx
          .updateTable('weekly_mails')
          .set({ sent_day: monday })
          .where('account_id', '=', idOf(trx, accountId))
          .where('sent_day', '<', monday)
          .returning('id')
          .executeTakeFirst();
        if (!marked) return false;
        if (mail) await appendMail(trx, mail, mail.id, now);
        return true;
      });
    },
  };
}

const idOf = (db: Kysely<Schema>, accountId: string) =>
  db.selectFrom('accounts').select('id').where('public_id', '=', accountId);
