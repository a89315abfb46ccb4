import { type Selectable, sql } from 'kysely';
import type { Attempt, ClaimedDelivery, DeliveryQueue } from '../../../app/ports.ts';
import type { NextStep } from '../../../domain/delivery/retry.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { attemptRecord, type DeliveryRow } from '../leads/lead-tables.ts';
import { createLeaseQueue, type Settlement } from '../queue/lease-queue.ts';
import { refreshSummaries } from './delivery-summary.ts';
import { ofRealLead, ofSample } from './real-deliveries.ts';

/** The most leads named one by one in a statement. */
const FEW = 500;

/**
 * Creates the lease queue of the deliveries to the agency's automations, on either engine. A power cut may undo the
 * record of an outcome: the delivery is then sent again with the same id, by which the receiver drops it.
 * `DeliveryQueue` documents its functions.
 */
export function createDeliveryQueue(database: Database): DeliveryQueue {
  const { db } = database;
  const queue = createLeaseQueue(database, 'deliveries');
  return {
    async claim({ destinations, samples = false, ...claim }) {
      if (destinations.length === 0) return [];
      const only = sql<boolean>`destination in (${sql.join(destinations)}) and ${samples ? ofSample : ofRealLead}`;
      const { lease, rows } = await queue.claim(claim, only);
      return rows.map((row) => toClaimed(row, lease));
    },

    async claimOne(id, { now, leaseMs }) {
      // The first attempt may be planned for later: with the end of the lease as the present time, the delivery is due.
      const { lease, rows } = await queue.claim(
        { now: now + leaseMs, leaseMs: 0, limit: 1 },
        sql<boolean>`message_id = ${storableText(id)} and lease is null and ${ofRealLead}`,
      );
      return rows.map((row) => toClaimed(row, lease))[0];
    },

    async settle(delivery, attempt, next) {
      await bookkeeping(database, async (trx) => {
        const row = await trx
          .selectFrom('deliveries')
          .select(['id', 'lead_id'])
          .where('message_id', '=', delivery.id)
          .executeTakeFirst();
        // The delivery was deleted with its lead, or by a restore: there is nothing to record.
        if (!row) return;
        const result = resultOf(attempt);
        await trx
          .insertInto('delivery_attempts')
          .values({
            ...attemptRecord.toRow({
              ...{ ...attempt, ...result, number: delivery.attempt },
              durationMs: Math.round(attempt.durationMs),
            }),
            delivery_id: row.id,
          })
          .execute();
        // The attempt was made, so it is recorded above in any case. Only the holder of the lease may change the state.
        const settled = await queue.settle(
          trx,
          { id: row.id, lease: delivery.lease },
          { ...afterwards(attempt, next), attempts: delivery.attempt, error: result.error },
        );
        if (settled)
          await trx
            .updateTable('deliveries')
            .set({ last_status: result.status })
            .where('id', '=', row.id)
            .execute();
        if (row.lead_id !== null) return refreshSummaries(trx, sql`id = ${row.lead_id}`);
        // A delivered notice of an erasure is deleted, because it contains the address of the erased person.
        if (next.kind === 'delivered') await trx.deleteFrom('deliveries').where('id', '=', row.id).execute();
      });
    },

    async reconcile(configured, now, samplesAnswered = false) {
      await db.transaction().execute(async (trx) => {
        const aside = await trx
          .updateTable('deliveries')
          .set({ state: 'not_configured', next_attempt_at: null })
          .where('state', '=', 'pending')
          .$if(configured.length > 0, (query) => query.where('destination', 'not in', configured))
          .$if(samplesAnswered, (query) => query.where(ofRealLead))
          .returning('lead_id')
          .execute();
        const going =
          configured.length === 0
            ? []
            : await trx
                .updateTable('deliveries')
                .set({ state: 'pending', next_attempt_at: now, lease: null })
                .where('state', '=', 'not_configured')
                .where('destination', 'in', configured)
                .$if(!samplesAnswered, (query) => query.where(ofRealLead))
                .returning('lead_id')
                .execute();
        const leads = [...aside, ...going].flatMap((row) => row.lead_id ?? []);
        if (leads.length === 0) return;
        // After a new lead, one delivery is set aside; at the start of a newly configured site, very many may change.
        const few = leads.length <= FEW;
        await refreshSummaries(
          trx,
          few ? sql`id in (${sql.join(leads)})` : sql`delivery in ('pending', 'not_configured')`,
        );
      });
    },

    async replayDead(now, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { length: replayed } = await queue.replayDead(trx, now);
        if (replayed > 0) {
          await refreshSummaries(trx, sql`delivery = 'dead'`);
          await appendAudit(trx, entryOf(replayed));
        }
        return replayed;
      });
    },

    async replay(id, now, entry) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('deliveries')
          .select(['id', 'lead_id'])
          .where('message_id', '=', id)
          .executeTakeFirst();
        if (!row) return 'unknown';
        const replayed = await queue.replayDead(trx, now, sql<boolean>`id = ${row.id}`);
        if (replayed.length === 0) return 'not_dead';
        await refreshSummaries(trx, sql`id = ${row.lead_id}`);
        await appendAudit(trx, entry);
        return 'replayed';
      });
    },

    async counts() {
      return { pending: 0, not_configured: 0, delivered: 0, dead: 0, ...(await queue.counts()) };
    },
  };
}

const toClaimed = (row: Selectable<DeliveryRow>, lease: string): ClaimedDelivery => ({
  id: row.message_id,
  destination: row.destination,
  body: row.body,
  attempt: row.attempts + 1,
  lease,
  ...(row.trace_id !== null && { traceId: row.trace_id }),
});

function resultOf({ outcome }: Attempt): { status: number | null; error: string | null } {
  return outcome.kind === 'answered'
    ? { status: outcome.status, error: null }
    : { status: null, error: storableText(outcome.reason) };
}

function afterwards(attempt: Attempt, next: NextStep): Pick<Settlement, 'state' | 'nextAttemptAt'> {
  if (next.kind !== 'retry') return { state: next.kind, nextAttemptAt: null };
  const endedAt = attempt.startedAt + Math.round(attempt.durationMs);
  return { state: 'pending', nextAttemptAt: endedAt + next.inMs };
}
