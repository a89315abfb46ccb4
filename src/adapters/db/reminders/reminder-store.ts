import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { ReminderStore } from '../../../app/ports/reminders.ts';
import { isLocale } from '../../../domain/locale/locale.ts';
import { LIST_TEXT_VERSION } from '../../../domain/reminder/artist-list.ts';
import {
  CONFIRM_MS,
  ENDED_MS,
  PAUSED_MS,
  PROOF_YEARS,
  reminderLimits,
  STOP_YEARS,
} from '../../../domain/reminder/reminder.ts';
import { yearsBefore } from '../../../domain/time/years-before.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';
import { joinList, leaveLists } from './artist-lists.ts';
import { reminderPlans } from './reminder-plans.ts';
import { addStop, endProof } from './reminder-proofs.ts';
import { reminderRequests } from './reminder-requests.ts';
import { summaryOf } from './reminder-summary.ts';
import { keepSums, sumsOf } from './reminder-sums.ts';
import { reminderRecord } from './reminder-tables.ts';

const HOUR_MS = 3_600_000;

/** Creates the store of reminders with their queue, on either engine. `ReminderStore` documents its functions. */
export function createReminderStore(database: Database): ReminderStore {
  const { db } = database;
  const queue = createLeaseQueue(database, 'reminders');
  return {
    ...reminderRequests(database),
    ...reminderPlans(database),

    async claim({ lane, ...claim }) {
      const ofLane = expressionBuilder<Schema, 'reminders'>()('lane', '=', lane);
      const { lease, rows } = await queue.claim(claim, ofLane);
      if (rows.length === 0) return [];
      const pages = await pagesOf(db, rows);
      return rows.map((row) => ({
        ...reminderRecord.toRecord(row),
        page: pages.get(row.page_id) ?? '',
        yesHash: row.yes_hash,
        stopHash: row.stop_hash,
        attempt: row.attempts + 1,
        lease,
      }));
    },

    async settle({ id: publicId, page, step, attempt, lease }, next, error, at) {
      // A power cut undoes the last outcomes: these messages are sent once more, as after a kill.
      await bookkeeping(database, async (trx) => {
        const row = await trx
          .selectFrom('reminders')
          .select(['id', 'target_hash'])
          .where('public_id', '=', publicId)
          .executeTakeFirst();
        if (!row) return;
        const until = next.kind === 'retry' ? at + next.inMs : 'until' in next ? next.until : null;
        const settled = await queue.settle(
          trx,
          { id: row.id, lease },
          {
            state: stateAfter(next.kind),
            attempts: next.kind === 'retry' ? attempt : 0,
            nextAttemptAt: until,
            error,
          },
        );
        if (!settled) return;
        if (next.kind === 'told' || (next.kind === 'paused' && step === 'moved'))
          await trx
            .updateTable('reminders')
            .set({ step: 'remind', ...(next.kind === 'told' && { promised_at: next.until }) })
            .where('id', '=', row.id)
            .execute();
        if (until !== null || next.kind === 'asked') return;
        await trx.updateTable('reminders').set({ ended_at: at }).where('id', '=', row.id).execute();
        if (next.kind === 'paused') return;
        await endProof(trx, row.target_hash, page, at);
        if (next.kind === 'refused') await addStop(trx, row.target_hash, '', 'refused', at);
      });
    },

    async find(hash, act) {
      const row = await db
        .selectFrom('reminders')
        .selectAll()
        .where(act === 'confirm' ? 'yes_hash' : 'stop_hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const pages = await pagesOf(db, [row]);
      return { ...reminderRecord.toRecord(row), page: pages.get(row.page_id) ?? '' };
    },

    async confirm(publicId, dueAt, at, withList) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('reminders')
          .set(({ ref }) => ({
            ...{ state: 'waiting', step: 'remind', attempts: 0, lease: null, last_error: null },
            ...(dueAt === null
              ? // The mail with the button promised the day that is stored.
                { state: 'paused', promised_at: ref('due_at'), next_attempt_at: null, ended_at: at }
              : { due_at: dueAt, promised_at: dueAt, next_attempt_at: dueAt, ended_at: null }),
            confirmed_at: at,
            ...(!withList && { list_sentence: '' }),
          }))
          .where('public_id', '=', publicId)
          .where('confirmed_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return;
        const page = (await pagesOf(trx, [row])).get(row.page_id) ?? '';
        const { target_hash, asked_at, text_version, locale } = row;
        await trx
          .insertInto('reminder_proofs')
          .values({
            ...{ page, target_hash, asked_at, confirmed_at: at, text_version, locale, ended_at: null },
            list_version: row.list_sentence === '' ? 0 : LIST_TEXT_VERSION,
          })
          .execute();
        await joinList(trx, row, at);
        await trx
          .updateTable('reminder_asks')
          .set({ confirmed: 1 })
          .where('page_id', '=', row.page_id)
          .where('at', '=', asked_at)
          .execute();
      });
    },

    async stop(hash, at) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom('reminders')
          .where('stop_hash', '=', hash)
          .returning(['page_id', 'target_hash', 'channel'])
          .executeTakeFirst();
        if (!row) return;
        const page = (await pagesOf(trx, [row])).get(row.page_id) ?? '';
        // Only the browser itself can ask for a notification again.
        if (row.channel === 'mail') await addStop(trx, row.target_hash, page, 'stop', at);
        await endProof(trx, row.target_hash, page, at);
        await leaveLists(trx, row, at);
      });
    },

    async summary(page) {
      const rows = await db
        .selectFrom('reminders')
        .innerJoin('landing_pages', 'landing_pages.id', 'reminders.page_id')
        .select(['reminders.state', 'reminders.step', 'reminders.platform', 'reminders.due_at'])
        .select(['reminders.promised_at', 'reminders.channel'])
        .select(({ fn }) => fn.countAll().as('count'))
        .where('landing_pages.public_id', '=', storableText(page))
        .groupBy([
          'reminders.state',
          'reminders.step',
          'reminders.platform',
          'reminders.due_at',
          'reminders.promised_at',
          'reminders.channel',
        ])
        .execute();
      return summaryOf(rows.map((row) => ({ ...row, count: Number(row.count) })));
    },

    async confirmed(page) {
      const hour = sql<number>`confirmed_at / ${sql.lit(HOUR_MS)}`;
      const rows = await db
        .selectFrom('reminder_proofs')
        .select(({ fn }) => [hour.as('hour'), fn.countAll().as('count')])
        .where('page', '=', storableText(page))
        .groupBy(hour)
        .execute();
      return rows.map(({ hour, count }) => ({ at: Number(hour) * HOUR_MS, count: Number(count) }));
    },

    async forget(now) {
      const gone = await db.transaction().execute(async (trx) => {
        const rows = await trx
          .deleteFrom('reminders')
          .where(({ or, and, eb }) =>
            or([
              and([eb('confirmed_at', 'is', null), eb('asked_at', '<', now - CONFIRM_MS)]),
              and([eb('state', 'in', ['sent', 'dead', 'late', 'gone']), eb('ended_at', '<', now - ENDED_MS)]),
              and([eb('state', '=', 'paused'), eb('ended_at', '<', now - PAUSED_MS)]),
            ]),
          )
          .returning(['page_id', 'platform', 'zone', 'state', 'step'])
          .execute();
        await keepSums(trx, rows);
        return rows.length;
      });
      await db
        .deleteFrom('reminder_asks')
        .where('at', '<', now - reminderLimits.pageMs)
        .execute();
      await db
        .deleteFrom('reminder_proofs')
        .where('confirmed_at', '<', yearsBefore(now, PROOF_YEARS))
        .execute();
      await db.deleteFrom('reminder_stops').where('at', '<', yearsBefore(now, STOP_YEARS)).execute();
      return gone;
    },

    sums: (page) => sumsOf(db, page),

    async proofsOf(hashes) {
      const rows = await db
        .selectFrom('reminder_proofs')
        .selectAll()
        .where('target_hash', 'in', hashes)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        page: row.page,
        askedAt: row.asked_at,
        confirmedAt: row.confirmed_at,
        textVersion: row.text_version,
        locale: isLocale(row.locale) ? row.locale : 'fr',
        endedAt: row.ended_at,
      }));
    },

    async eraseTraces(hashes) {
      await db.transaction().execute(async (trx) => {
        for (const table of ['reminder_asks', 'reminder_proofs'] as const)
          await trx.deleteFrom(table).where('target_hash', 'in', hashes).execute();
      });
    },
  };
}

const states = {
  asked: 'unconfirmed',
  refused: 'dead',
  retry: 'waiting',
  wait: 'waiting',
  told: 'waiting',
} as const;
type Ended = 'sent' | 'dead' | 'late' | 'gone' | 'paused';
const stateAfter = (kind: keyof typeof states | Ended) =>
  kind in states ? states[kind as keyof typeof states] : (kind as Ended);

async function pagesOf(
  db: Kysely<Schema>,
  rows: readonly { page_id: number }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ page_id }) => page_id))];
  const pages = await db
    .selectFrom('landing_pages')
    .select(['id', 'public_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(pages.map(({ id, public_id }) => [id, public_id]));
}
