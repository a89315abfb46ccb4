import { type Kysely, sql } from 'kysely';
import type { ReminderStore } from '../../../app/ports/reminders.ts';
import { hasMoved } from '../../../domain/reminder/reminder.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { endProof } from './reminder-proofs.ts';

/** The part of the store of reminders that follows the date of a page. `ReminderStore` documents its functions. */
export function reminderPlans({
  db,
}: Database): Pick<ReminderStore, 'pages' | 'promises' | 'wishes' | 'replan' | 'tell'> {
  return {
    async pages() {
      const rows = await unsent(db).select('landing_pages.public_id').distinct().execute();
      return rows.map(({ public_id }) => public_id);
    },

    async promises(page) {
      const rows = await ofPage(db, page)
        .select(['zone', 'moment', 'promised_at'])
        .select(({ fn }) => fn.countAll().as('count'))
        .where('channel', '=', 'mail')
        .groupBy(['zone', 'moment', 'promised_at'])
        .execute();
      return rows.map(({ zone, moment, promised_at, count }) => ({
        ...{ zone, moment, promisedAt: promised_at, count: Number(count) },
      }));
    },

    async wishes(page) {
      return ofPage(db, page).select(['zone', 'moment']).distinct().execute();
    },

    async replan(page, { zone, moment }, dueAt, at) {
      const found = await db
        .selectFrom('landing_pages')
        .select('id')
        .where('public_id', '=', page)
        .executeTakeFirst();
      if (!found) return;
      await db
        .updateTable('reminders')
        .set(
          dueAt === null
            ? { state: 'paused', next_attempt_at: null, ended_at: sql<number>`coalesce(ended_at, ${at})` }
            : { state: 'waiting', due_at: dueAt, next_attempt_at: dueAt, ended_at: null },
        )
        .where('page_id', '=', found.id)
        .where('zone', '=', zone)
        .where('moment', '=', moment)
        .where('step', '=', 'remind')
        .where('state', 'in', ['waiting', 'paused'])
        // A message that is being sent belongs to its worker, and one that failed keeps its schedule.
        .where('lease', 'is', null)
        .where('attempts', '=', 0)
        .$if(dueAt !== null, (query) =>
          query.where(({ or, eb }) => or([eb('due_at', '!=', dueAt as number), eb('state', '=', 'paused')])),
        )
        .execute();
    },

    async tell(page, news, entryOf) {
      return db.transaction().execute(async (trx) => {
        const rows = await ofPage(trx, page)
          .select(['reminders.id', 'reminders.state', 'reminders.due_at', 'reminders.promised_at'])
          .select(['reminders.target_hash', 'reminders.lease', 'reminders.channel'])
          .execute();
        const told = rows.filter((row) =>
          news === 'moved'
            ? row.state === 'waiting' &&
              row.lease === null &&
              row.channel === 'mail' &&
              hasMoved(row.due_at, row.promised_at)
            : row.state === 'paused',
        );
        if (told.length === 0) return 0;
        const entry = entryOf(told.length);
        for (const { id, target_hash } of told) {
          if (news === 'erased') {
            await trx.deleteFrom('reminders').where('id', '=', id).execute();
            await endProof(trx, target_hash, page, entry.at);
            continue;
          }
          await trx
            .updateTable('reminders')
            .set({ state: 'waiting', step: news, attempts: 0, next_attempt_at: entry.at, ended_at: null })
            .where('id', '=', id)
            .execute();
        }
        await appendAudit(trx, entry);
        return told.length;
      });
    },
  };
}

/** The confirmed reminders that are still to be sent. */
const unsent = (db: Kysely<Schema>) =>
  db
    .selectFrom('reminders')
    .innerJoin('landing_pages', 'landing_pages.id', 'reminders.page_id')
    .where('reminders.step', '=', 'remind')
    .where('reminders.state', 'in', ['waiting', 'paused']);

const ofPage = (db: Kysely<Schema>, page: string) => unsent(db).where('landing_pages.public_id', '=', page);
