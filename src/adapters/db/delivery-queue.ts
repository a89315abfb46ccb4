import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type { Attempt, DeliveryQueue } from '../../app/ports.ts';
import type { NextStep } from '../../domain/delivery/retry.ts';
import { appendAudit } from './audit-log.ts';
import { bookkeeping } from './bookkeeping.ts';
import type { Database } from './connect.ts';
import { refreshSummaries } from './delivery-summary.ts';
import type { DeliveryRow } from './lead-tables.ts';
import { ofRealLead } from './real-deliveries.ts';
import { storableText } from './storable-text.ts';

/** Leads that are named one by one in a statement. */
const FEW = 500;

/**
 * The outbox. A claim moves a delivery's due time to the end of the lease and puts a token on it: a worker that dies
 * needs no cleaning up after, for the delivery is simply due again, as it is when a power cut takes a claim or an outcome
 * back. The promises are those of `DeliveryQueue`.
 */
export function createDeliveryQueue(database: Database): DeliveryQueue {
  const { db, engine } = database;
  return {
    async claim({ now, leaseMs, limit, destinations }) {
      if (destinations.length === 0) return [];
      return bookkeeping(database, async (trx) => {
        const due = await trx
          .selectFrom('deliveries')
          .select(['id', 'message_id', 'destination', 'body', 'attempts'])
          .where('state', '=', 'pending')
          .where('next_attempt_at', '<=', now)
          .where('destination', 'in', destinations)
          .where(ofRealLead)
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(limit)
          // On SQLite the transaction holds the only write lock: nobody else is looking.
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length === 0) return [];
        const lease = randomUUID();
        await trx
          .updateTable('deliveries')
          .set({ lease, next_attempt_at: now + leaseMs })
          .where(
            'id',
            'in',
            due.map(({ id }) => id),
          )
          .execute();
        return due.map((row) => ({
          id: row.message_id,
          destination: row.destination,
          body: row.body,
          attempt: row.attempts + 1,
          lease,
        }));
      });
    },

    async settle(delivery, attempt, next) {
      await bookkeeping(database, async (trx) => {
        const row = await trx
          .selectFrom('deliveries')
          .select(['id', 'lead_id'])
          .where('message_id', '=', delivery.id)
          .executeTakeFirst();
        // Gone with its lead, or with a restore: nothing to record.
        if (!row) return;
        const result = resultOf(attempt);
        await trx
          .insertInto('delivery_attempts')
          .values({
            delivery_id: row.id,
            number: delivery.attempt,
            started_at: attempt.startedAt,
            duration_ms: Math.round(attempt.durationMs),
            ...result,
            answer: storableText(attempt.answer),
          })
          .execute();
        // The attempt was made, so it is recorded above in any case. What follows is for the holder of the lease alone.
        await trx
          .updateTable('deliveries')
          .set({
            ...afterwards(attempt, next),
            attempts: delivery.attempt,
            lease: null,
            last_status: result.status,
            last_error: result.error,
          })
          .where('id', '=', row.id)
          .where('lease', '=', delivery.lease)
          .execute();
        if (row.lead_id !== null) return refreshSummaries(trx, sql`id = ${row.lead_id}`);
        // The notice of an erasure has done its work: the address in it goes too.
        if (next.kind === 'delivered') await trx.deleteFrom('deliveries').where('id', '=', row.id).execute();
      });
    },

    async reconcile(configured, now) {
      await db.transaction().execute(async (trx) => {
        const aside = await trx
          .updateTable('deliveries')
          .set({ state: 'not_configured', next_attempt_at: null })
          .where('state', '=', 'pending')
          .$if(configured.length > 0, (query) => query.where('destination', 'not in', configured))
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
                .where(ofRealLead)
                .returning('lead_id')
                .execute();
        const leads = [...aside, ...going].flatMap((row) => row.lead_id ?? []);
        if (leads.length === 0) return;
        // After each lead there is one to set aside; at the start of a newly configured site there may be very many.
        const few = leads.length <= FEW;
        await refreshSummaries(
          trx,
          few ? sql`id in (${sql.join(leads)})` : sql`delivery in ('pending', 'not_configured')`,
        );
      });
    },

    async replayDead(now, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('deliveries')
          .set(dueAgain(now))
          .where('state', '=', 'dead')
          .executeTakeFirstOrThrow();
        const replayed = Number(numUpdatedRows);
        if (replayed > 0) {
          await refreshSummaries(trx, sql`delivery = 'dead'`);
          await appendAudit(trx, entryOf(replayed));
        }
        return replayed;
      });
    },

    async replay(id, now, entry) {
      return db.transaction().execute(async (trx) => {
        const replayed = await trx
          .updateTable('deliveries')
          .set(dueAgain(now))
          .where('state', '=', 'dead')
          .where('message_id', '=', id)
          .returning('lead_id')
          .executeTakeFirst();
        if (!replayed) {
          const row = await trx
            .selectFrom('deliveries')
            .select('id')
            .where('message_id', '=', id)
            .executeTakeFirst();
          return row ? 'not_dead' : 'unknown';
        }
        await refreshSummaries(trx, sql`id = ${replayed.lead_id}`);
        await appendAudit(trx, entry);
        return 'replayed';
      });
    },

    async counts() {
      const rows = await db
        .selectFrom('deliveries')
        .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute();
      const counts = { pending: 0, not_configured: 0, delivered: 0, dead: 0 };
      for (const { state, total } of rows) counts[state] = total;
      return counts;
    },
  };
}

/** At once, with a fresh schedule. */
const dueAgain = (now: number): Updateable<DeliveryRow> => ({
  state: 'pending',
  attempts: 0,
  next_attempt_at: now,
  lease: null,
});

function resultOf({ outcome }: Attempt): { status: number | null; error: string | null } {
  return outcome.kind === 'answered'
    ? { status: outcome.status, error: null }
    : { status: null, error: storableText(outcome.reason) };
}

function afterwards(attempt: Attempt, next: NextStep): Updateable<DeliveryRow> {
  if (next.kind !== 'retry') return { state: next.kind, next_attempt_at: null };
  const endedAt = attempt.startedAt + Math.round(attempt.durationMs);
  return { state: 'pending', next_attempt_at: endedAt + next.inMs };
}
