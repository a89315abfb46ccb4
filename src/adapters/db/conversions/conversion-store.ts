import { type Selectable, sql } from 'kysely';
import type { ClaimedSend, ConversionStore, NewSend } from '../../../app/ports/conversions.ts';
import type { ConversionLane } from '../../../domain/conversion/destinations.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { laterRefusal } from '../consents/later-refusal.ts';
import { giveChoice } from '../consents/lead-choice.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import { createConversionChecks } from './conversion-checks.ts';
import { createConversionFigures } from './conversion-figures.ts';
import { createConversionLanes } from './conversion-lanes.ts';
import { type ConversionSendRow, sendRecord } from './conversion-tables.ts';

/** The identifiers of a refused act stay for one repetition after a repair. */
const REPLAY_MS = 86_400_000;

/** Creates the ledger of acts that ad platforms are told of, on either engine. `ConversionStore` documents its functions. */
export function createConversionStore(database: Database): ConversionStore {
  const { db } = database;
  const queue = createLeaseQueue(database, 'conversion_sends');
  return {
    ...createConversionChecks(db),
    ...createConversionFigures(db),
    ...createConversionLanes(db),

    async leadOf(id) {
      const row = await db
        .selectFrom('leads')
        .select(['kind', 'created_at', 'demo', 'page'])
        .where('public_id', '=', id)
        .executeTakeFirst();
      return row && { kind: row.kind, createdAt: row.created_at, demo: row.demo === 1, page: row.page };
    },

    async add(leadId, sends, now) {
      if (sends.length === 0) return;
      await db.transaction().execute(async (trx) => {
        const lead =
          leadId === null
            ? { id: null }
            : await trx.selectFrom('leads').select('id').where('public_id', '=', leadId).executeTakeFirst();
        if (!lead) return;
        for (const { sealed, dueAt, ...send } of sends)
          await trx
            .insertInto('conversion_sends')
            .values({
              ...rowOf(send, now, dueAt),
              lead_id: lead.id,
              sealed,
              lease: null,
              api_version: null,
              check_at: null,
            })
            .onConflict((conflict) => conflict.columns(['event_id', 'destination']).doNothing())
            .execute();
      });
    },

    async leadlessUnder(proofId, since) {
      const row = await db
        .selectFrom('conversion_sends')
        .select(({ fn }) => fn.count<number>('event_id').distinct().as('count'))
        .where('proof_id', '=', proofId)
        .where('lead_id', 'is', null)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async forgetLeadless(before, limit) {
      const { numDeletedRows } = await db
        .deleteFrom('conversion_sends')
        .where('id', 'in', (from) =>
          from
            .selectFrom('conversion_sends')
            .select('id')
            .where('lead_id', 'is', null)
            .where('created_at', '<', before)
            .limit(limit),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async proofOf(id) {
      const row = await db
        .selectFrom('consents')
        .select(['record', 'text_version', 'objected', 'scope'])
        .select(laterRefusal(id).as('replaced_at'))
        .where('public_id', '=', id)
        .executeTakeFirst();
      return (
        row && {
          record: JSON.parse(row.record),
          textVersion: row.text_version,
          objected: row.objected === 1,
          scope: row.scope,
          replacedAt: row.replaced_at === null ? null : Number(row.replaced_at),
        }
      );
    },

    giveChoice: (leadId, proofId) => giveChoice(db, proofId, leadId),

    async claim(destination, claim) {
      const claimed: ClaimedSend[] = [];
      // A lead never waits behind a day's clicks.
      for (const only of [sql`lead_id is not null`, sql`lead_id is null`]) {
        const limit = claim.limit - claimed.length;
        if (limit === 0) break;
        const due = await queue.claim(
          { ...claim, limit },
          sql<boolean>`destination = ${destination} and ${only}`,
        );
        claimed.push(...due.rows.map((row) => toClaimed(row, due.lease)));
      }
      return claimed;
    },

    async holds({ id, lease }) {
      const row = await db
        .selectFrom('conversion_sends')
        .select('id')
        .where('public_id', '=', id)
        .where('lease', '=', lease)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return row !== undefined;
    },

    async settle({ id: publicId, lease }, outcome, now) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('conversion_sends')
          .select('id')
          .where('public_id', '=', publicId)
          .executeTakeFirst();
        // Its person was erased meanwhile.
        if (!row) return;
        const isWaiting = outcome.kind === 'waiting';
        const settled = await queue.settle(
          trx,
          { id: row.id, lease },
          {
            state: outcome.kind,
            // A request counts; what was decided without one does not.
            attempts: isWaiting ? outcome.attempts : outcome.kind === 'unsent' ? 0 : 1,
            nextAttemptAt: isWaiting ? outcome.nextAttemptAt : null,
            error: outcome.kind === 'unsent' ? null : outcome.words,
          },
        );
        if (!settled || isWaiting) return;
        await trx
          .updateTable('conversion_sends')
          .set({
            settled_at: now,
            ...(outcome.kind !== 'dead' && { sealed: null }),
            ...(outcome.kind === 'unsent'
              ? { reason: outcome.reason }
              : {
                  reference: outcome.reference ?? null,
                  api_version: outcome.apiVersion,
                  check_at: outcome.checkAt,
                }),
          })
          .where('id', '=', row.id)
          .execute();
      });
    },

    async hurry(name, now) {
      await db
        .updateTable('conversion_sends')
        .set({ next_attempt_at: now })
        .where('destination', '=', name)
        .where('state', '=', 'waiting')
        .where('attempts', '>', 0)
        .where('lease', 'is', null)
        .where('next_attempt_at', '>', now)
        .execute();
    },

    async repeatable(name, now) {
      const count = async (state: 'waiting' | 'dead') => {
        const { total } = await db
          .selectFrom('conversion_sends')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('state', '=', state)
          .where(isRepeatable(name, now))
          .executeTakeFirstOrThrow();
        return Number(total);
      };
      return { waiting: await count('waiting'), refused: await count('dead') };
    },

    async replay(name, now, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { length: count } = await queue.replayDead(trx, now, isRepeatable(name, now));
        if (count > 0) await appendAudit(trx, entryOf(count));
        return count;
      });
    },

    async endOld(now) {
      await db
        .updateTable('conversion_sends')
        .set({
          state: 'unsent',
          reason: 'expired',
          sealed: null,
          next_attempt_at: null,
          lease: null,
          settled_at: now,
        })
        .where('state', '=', 'waiting')
        .where('expires_at', '<=', now)
        .execute();
      await db
        .updateTable('conversion_sends')
        .set({ sealed: null })
        .where('state', '=', 'dead')
        .where('sealed', 'is not', null)
        .where((eb) => eb.or([eb('settled_at', '<=', now - REPLAY_MS), eb('expires_at', '<=', now)]))
        .execute();
    },

    async listSealed() {
      const rows = await db
        .selectFrom('conversion_sends')
        .select(['public_id', 'sealed'])
        .where('sealed', 'is not', null)
        .execute();
      return rows.map((row) => ({ id: row.public_id, text: row.sealed ?? '' }));
    },

    async reseal(id, before, text) {
      const { numUpdatedRows } = await db
        .updateTable('conversion_sends')
        .set({ sealed: text })
        .where('public_id', '=', id)
        .where('sealed', '=', before)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
    },
  };
}

/** Whether a send still has what a request needs. */
const isRepeatable = (name: ConversionLane, now: number) =>
  sql<boolean>`destination = ${name} and sealed is not null and expires_at > ${now}`;

const rowOf = (send: NewSend, now: number, dueAt: number) =>
  sendRecord.toRow({
    ...send,
    createdAt: now,
    state: 'waiting',
    reason: null,
    attempts: 0,
    nextAttemptAt: dueAt,
    settledAt: null,
    reference: null,
    words: null,
  });

function toClaimed(row: Selectable<ConversionSendRow>, lease: string): ClaimedSend {
  return { ...sendRecord.toRecord(row), sealed: row.sealed, lease };
}
