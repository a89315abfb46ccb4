import type { PurgeQueue } from '../../../app/ports/processes/cdn.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';

/** A purge that waits anyway is made at most this much later than asked, in milliseconds: then it is enough. */
const SAME_MS = 1000;

/** Creates the queue of purges, on either engine. `PurgeQueue` documents its functions. */
export function createPurgeQueue(database: Database): PurgeQueue {
  const { db } = database;
  const queue = createLeaseQueue(database, 'edge_purges');
  return {
    async ask(tags, times) {
      await db.transaction().execute(async (trx) => {
        const waiting = await trx
          .selectFrom('edge_purges')
          .select(['tag', 'next_attempt_at'])
          .where('tag', 'in', tags)
          .where('lease', 'is', null)
          .execute();
        const isCovered = (tag: string, time: number) =>
          waiting.some(({ tag: other, next_attempt_at: due }) => {
            return other === tag && due !== null && due >= time && due < time + SAME_MS;
          });
        const asked_at = Math.min(...times);
        const rows = times.flatMap((time) =>
          tags
            .filter((tag) => !isCovered(tag, time))
            .map((tag) => ({ tag, asked_at, next_attempt_at: time })),
        );
        if (rows.length > 0) await trx.insertInto('edge_purges').values(rows).execute();
      });
    },

    async claim(claim) {
      const { lease, rows } = await queue.claim(claim);
      return { lease, purges: rows.map(({ id, tag, attempts }) => ({ id, tag, attempt: attempts + 1 })) };
    },

    async done({ lease, purges }) {
      await db
        .deleteFrom('edge_purges')
        .where(
          'id',
          'in',
          purges.map(({ id }) => id),
        )
        .where('lease', '=', lease)
        .execute();
    },

    async later({ lease, purges }, at, error) {
      await db.transaction().execute(async (trx) => {
        for (const { id, attempt } of purges)
          await queue.settle(
            trx,
            { id, lease },
            { state: 'waiting', attempts: attempt, nextAttemptAt: at, error },
          );
      });
    },

    async oldest() {
      const row = await db
        .selectFrom('edge_purges')
        .select(({ fn }) => fn.min('asked_at').as('at'))
        .executeTakeFirst();
      return row?.at === null || row?.at === undefined ? null : Number(row.at);
    },
  };
}
