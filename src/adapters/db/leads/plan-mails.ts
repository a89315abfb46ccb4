import { sql } from 'kysely';
import type { PlanMails } from '../../../app/ports/plan-mails.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { appendMail } from '../mail/mail-queue.ts';

/** Key of the PostgreSQL lock of these mails: an arbitrary number. Without it, requests at once would pass a limit together. */
const LOCK = 4_862_019_382;

/** Creates the store of mailed plans, on either engine. `PlanMails` documents its functions. */
export function createPlanMails({ db, engine }: Database): PlanMails {
  return {
    async add(leadId, mail, at, { since, toOne, toAll }) {
      return db.transaction().execute(async (trx) => {
        // On SQLite the transaction is the lock.
        if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
        const lead = await trx
          .selectFrom('leads')
          .select(['id', 'plan_mailed_at'])
          .where('public_id', '=', leadId)
          .executeTakeFirst();
        if (!lead) return false;
        if (lead.plan_mailed_at !== null) return true;
        const key = storableText(normalizeEmail(mail.to));
        const { all, same } = await trx
          .selectFrom('leads')
          .select(({ fn, eb }) => [
            fn.countAll().as('all'),
            fn.sum(eb.case().when('email_key', '=', key).then(1).else(0).end()).as('same'),
          ])
          // A plan is mailed after its lead is stored: the index of `created_at` finds these leads.
          .where('created_at', '>', since)
          .where('plan_mailed_at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(all) >= toAll || Number(same) >= toOne) return false;
        await trx.updateTable('leads').set({ plan_mailed_at: at }).where('id', '=', lead.id).execute();
        await appendMail(trx, mail, mail.id, at);
        return true;
      });
    },
  };
}
