import { type Kysely, sql } from 'kysely';
import type { ReleaseQueue } from '../../../app/ports/releases/release-store.ts';
import {
  HOST_PACE_MS,
  releaseHosts,
  releaseSourceNames,
  releaseSources,
} from '../../../domain/planner/release-sources.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';
import { insertAll } from './insert-all.ts';
import { sourceRecord } from './release-tables.ts';

/** Creates the gates of the hosts and the sources behind them, on either engine. `ReleaseQueue` documents its functions. */
export function createReleaseQueue(database: Database): ReleaseQueue {
  const { db, engine } = database;
  const queue = createLeaseQueue(database, 'release_hosts');
  return {
    async prepare(now) {
      await insertAll(
        db,
        'release_hosts',
        releaseHosts.map((name) => ({ name, state: 'waiting' as const, next_attempt_at: now })),
      );
      await insertAll(
        db,
        'release_sources',
        releaseSourceNames.map((name) => ({
          name,
          enabled: releaseSources[name].agreement ? 0 : 1,
          due_at: now,
          failures: 0,
          version: 1,
        })),
      );
    },

    async claim(host, { now, leaseMs }) {
      const { lease, rows } = await queue.claim({ now, leaseMs, limit: 1 }, sql<boolean>`name = ${host}`);
      const [row] = rows;
      return row && { id: row.id, name: row.name, lease, attempt: row.attempts + 1 };
    },

    async settle({ id, lease, attempt }, { at: freeAt, error }, source) {
      await bookkeeping(database, async (trx) => {
        const settled = await queue.settle(
          trx,
          { id, lease },
          { state: 'waiting', attempts: error === null ? 0 : attempt, nextAttemptAt: freeAt, error },
        );
        if (!settled || !source) return;
        const { name, outcome, at } = source;
        await trx
          .updateTable('release_sources')
          .set((eb) =>
            outcome.kind === 'done'
              ? { due_at: outcome.dueAt, ok_at: at, failures: 0, last_error: null }
              : {
                  due_at: outcome.dueAt,
                  failed_at: at,
                  failures: eb('failures', '+', 1),
                  last_error: outcome.error,
                },
          )
          .where('name', '=', name)
          .execute();
      });
    },

    async sources() {
      const rows = await db.selectFrom('release_sources').selectAll().execute();
      const stored = new Map(rows.map((row) => [row.name, row]));
      return releaseSourceNames.flatMap((name) => {
        const row = stored.get(name);
        return row ? [sourceRecord.toRecord(row)] : [];
      });
    },

    async change(name, now, judge) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('release_sources')
          .selectAll()
          .where('name', '=', name)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (!row) return undefined;
        const before = sourceRecord.toRecord(row);
        const judged = judge(before);
        if (!judged.ok) return judged;
        if (judged.entries.length === 0) return { ok: true, value: before };
        const { enabled, askedAt } = judged.after;
        const version = enabled === before.enabled ? before.version : before.version + 1;
        const value = { ...judged.after, version, dueAt: now };
        await trx
          .updateTable('release_sources')
          .set({ enabled: enabled ? 1 : 0, version, due_at: now, asked_at: askedAt })
          .where('name', '=', name)
          .execute();
        await wake(trx, releaseSources[name].host, now);
        await appendAudit(trx, ...judged.entries);
        return { ok: true, value };
      });
    },
  };
}

/** Makes a host due after the usual pause, unless a worker has claimed it or it asked for a longer one (429, 503). */
async function wake(trx: Kysely<Schema>, host: string, now: number): Promise<void> {
  await trx
    .updateTable('release_hosts')
    .set({ next_attempt_at: now + HOST_PACE_MS })
    .where('name', '=', host)
    .where('next_attempt_at', '>', now + HOST_PACE_MS)
    .where('lease', 'is', null)
    .where((eb) =>
      eb.or([eb('last_error', 'is', null), eb('last_error', 'not in', ['status 429', 'status 503'])]),
    )
    .execute();
}
