import { sql } from 'kysely';
import type { LeadReminders } from '../../../app/ports/lead-views.ts';
import { accountRecord } from '../accounts/account-tables.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { worker } from './lead-workers.ts';

/** Creates the store of reminders, on either engine. `LeadReminders` documents its functions. */
export function createLeadReminders({ db }: Database): LeadReminders {
  return {
    async wanted(accountId) {
      const row = await db
        .selectFrom('lead_reminders')
        .innerJoin('accounts', 'accounts.id', 'lead_reminders.account_id')
        .select('lead_reminders.id')
        .where('accounts.public_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async set(accountId, locale) {
      const account = await db
        .selectFrom('accounts')
        .select('id')
        .where('public_id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (locale === undefined)
        await db.deleteFrom('lead_reminders').where('account_id', '=', account.id).execute();
      else
        await db
          .insertInto('lead_reminders')
          .values({ account_id: account.id, locale, reminded_day: null })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ locale }))
          .execute();
    },

    async due(today) {
      const rows = await db
        .selectFrom('lead_reminders')
        .innerJoin('accounts', 'accounts.id', 'lead_reminders.account_id')
        .selectAll('accounts')
        .select('lead_reminders.locale')
        .where('accounts.disabled_at', 'is', null)
        .where(({ eb, or }) => or([eb('reminded_day', 'is', null), eb('reminded_day', '<', today)]))
        .orderBy('accounts.id')
        .execute();
      if (rows.length === 0) return [];
      const { rows: counts } = await sql<{ works: string | null; due: number }>`
        select ${worker} as works, count(*) as due from leads
        where coalesce(follow_up, 2147483647) <= ${today} group by 1`.execute(db);
      const dueOf = new Map(counts.map(({ works, due }) => [works, due]));
      return rows.map((row) => ({
        account: accountRecord.toRecord(row),
        locale: row.locale,
        mine: dueOf.get(row.public_id) ?? 0,
        unassigned: dueOf.get(null) ?? 0,
      }));
    },

    async remind(accountId, today, mail, now) {
      return db.transaction().execute(async (trx) => {
        const marked = await trx
          .updateTable('lead_reminders')
          .set({ reminded_day: today })
          .where('account_id', '=', ({ selectFrom }) =>
            selectFrom('accounts').select('id').where('public_id', '=', accountId),
          )
          .where(({ eb, or }) => or([eb('reminded_day', 'is', null), eb('reminded_day', '<', today)]))
          .returning('id')
          .executeTakeFirst();
        if (!marked) return false;
        if (mail) await appendMail(trx, mail, mail.id, now);
        return true;
      });
    },
  };
}
