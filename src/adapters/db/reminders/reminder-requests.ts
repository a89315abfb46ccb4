import { type Kysely, sql } from 'kysely';
import type { NewReminder, ReminderStore } from '../../../app/ports/reminders.ts';
import { reminderLimits } from '../../../domain/reminder/reminder.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { isFlooded, isLimited, isStopped } from './reminder-limits.ts';
import { reminderRecord } from './reminder-tables.ts';

/** Key of the PostgreSQL lock of requests: an arbitrary number. Without it, requests at once would pass a limit together. */
const LOCK = 4_862_019_391;

/** The functions of the store that write a fan's request. `ReminderStore` documents them. */
export function reminderRequests({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Pick<ReminderStore, 'ask' | 'askPush'> {
  /** Runs with the page's row, one request at a time. */
  const request = <T>(
    reminder: NewReminder,
    run: (trx: Kysely<Schema>, pageId: number) => Promise<T>,
  ): Promise<T | undefined> =>
    db.transaction().execute(async (trx) => {
      // On SQLite the transaction is the lock.
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
      const page = await trx
        .selectFrom('landing_pages')
        .select('id')
        .where('public_id', '=', storableText(reminder.page))
        .executeTakeFirst();
      return page && run(trx, page.id);
    });

  return {
    async ask(reminder, hashes) {
      const asked = await request(reminder, async (trx, pageId) => {
        if (await isStopped(trx, reminder.page, hashes)) return 'quiet';
        if (await isFlooded(trx, pageId, reminder.askedAt)) return 'flood';
        if (await isLimited(trx, pageId, reminder)) return 'quiet';
        const asked = { page_id: pageId, target_hash: reminder.limitHash, at: reminder.askedAt };
        await trx.insertInto('reminder_asks').values(asked).execute();
        const written = await trx
          .insertInto('reminders')
          .values({ ...rowOf(reminder, pageId, null), next_attempt_at: reminder.askedAt })
          .onConflict((conflict) => conflict.columns(['page_id', 'channel', 'target_hash']).doNothing())
          .returning('id')
          .execute();
        return written.length > 0 ? 'stored' : 'quiet';
      });
      return asked ?? 'quiet';
    },

    async askPush(reminder, hashes) {
      return request(reminder, async (trx, pageId) => {
        const pages = await trx
          .selectFrom('reminders')
          .select('page_id')
          .where('target_hash', 'in', hashes)
          .where('channel', '=', 'push')
          .execute();
        const isKnown = pages.some(({ page_id }) => page_id === pageId);
        if (!isKnown && pages.length >= reminderLimits.pagesOfBrowser) return undefined;
        const { askedAt, dueAt, locale, zone, moment, platform, p256dh, auth, textVersion } = reminder;
        const row = { ...rowOf(reminder, pageId, askedAt), next_attempt_at: dueAt };
        const { public_id, confirmed_at } = await trx
          .insertInto('reminders')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['page_id', 'channel', 'target_hash']).doUpdateSet({
              ...{ locale, zone, moment, platform, p256dh, auth, text_version: textVersion },
              ...{ state: 'waiting', step: 'remind', attempts: 0, lease: null, last_error: null },
              ...{ due_at: dueAt, promised_at: dueAt, next_attempt_at: dueAt, ended_at: null },
            }),
          )
          .returning(['public_id', 'confirmed_at'])
          .executeTakeFirstOrThrow();
        if (public_id === reminder.id && confirmed_at !== null)
          await trx
            .insertInto('reminder_proofs')
            .values({
              ...{ page: reminder.page, target_hash: reminder.targetHash, text_version: textVersion, locale },
              ...{ asked_at: askedAt, confirmed_at, ended_at: null },
            })
            .execute();
        return public_id;
      });
    },
  };
}

/** @param confirmedAt null: the address is asked to confirm first */
const rowOf = (reminder: NewReminder, pageId: number, confirmedAt: number | null) => {
  const step = confirmedAt === null ? ('confirm' as const) : ('remind' as const);
  return {
    ...reminderRecord.toRow({ ...reminder, state: 'waiting', step, confirmedAt }),
    page_id: pageId,
    target_hash: reminder.targetHash,
    yes_hash: reminder.yesHash,
    stop_hash: reminder.stopHash,
    ended_at: null,
    promised_at: reminder.dueAt,
  };
};
