import { type Kysely, type Selectable, sql } from 'kysely';
import type { RemoteCategory } from '../../../app/ports/wordpress/blog-source.ts';
import type {
  ClaimedSync,
  LogEntry,
  PostWrites,
  Sync,
  SyncCursor,
  SyncProgress,
  SyncStore,
} from '../../../app/ports/wordpress/wordpress.ts';
import type { Ids } from '../../../app/ports.ts';
import { LOG_LIMIT } from '../../../domain/wordpress/sync-steps.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { createLeaseQueue } from '../queue/lease-queue.ts';
import type { Schema } from '../schema.ts';
import { releasePictures } from './post-pictures.ts';
import { writePosts } from './post-writes.ts';
import type { WordpressSyncRow } from './wordpress-tables.ts';

/** Synchronisations that are kept: the screen shows 24. */
const KEPT_SYNCS = 50;

/** Creates the store of the synchronisations, on either engine. `SyncStore` documents its functions. */
export function createSyncStore(database: Database, ids: Ids): SyncStore {
  const { db, engine } = database;
  const queue = createLeaseQueue(database, 'wordpress_syncs');

  /** Reads the row of a claim and locks it until the end of the transaction; `undefined`: another process has the claim. */
  const held = (trx: Kysely<Schema>, { id, lease }: Pick<ClaimedSync, 'id' | 'lease'>) =>
    trx
      .selectFrom('wordpress_syncs')
      .select(['id', 'cancel'])
      .where('public_id', '=', id)
      .where('lease', '=', lease)
      .where('state', '=', 'waiting')
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();

  return {
    async begin({ id, trigger, at }) {
      const row = await db
        .insertInto('wordpress_syncs')
        .values({
          ...{
            public_id: id,
            state: 'waiting',
            next_attempt_at: at,
            trigger,
            step: 'connect',
            cursor: 'null',
          },
          ...{ done: 0, total: 0, added: 0, changed: 0, removed: 0, created_at: at },
        })
        // The databases find the index only by a condition without parameters.
        .onConflict((conflict) => conflict.column('state').where(sql<boolean>`state = 'waiting'`).doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toSync(row);
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('wordpress_syncs')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toSync);
    },

    async lastCursor() {
      const row = await db
        .selectFrom('wordpress_syncs')
        .select('cursor')
        .where('state', '=', 'done')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && (JSON.parse(row.cursor) ?? undefined);
    },

    async claim({ now, leaseMs }) {
      const { lease, rows } = await queue.claim({ now, leaseMs, limit: 1 });
      const [row] = rows;
      if (!row) return undefined;
      const { step, done, total, added, changed, removed } = row;
      return {
        ...{ id: row.public_id, attempt: row.attempts + 1, lease, cursor: JSON.parse(row.cursor) },
        ...{ step, done, total, added, changed, removed, startedAt: row.started_at },
      };
    },

    async advance(claimed, progress, { posts, categories, log = [] }, { now, until }) {
      return bookkeeping(database, async (trx) => {
        const row = await held(trx, claimed);
        if (!row) return 'lost';
        if (row.cancel === 1) return 'cancelled';
        if (categories) await replaceCategories(trx, categories);
        const counts = posts ? await applyPosts(trx, engine, ids, posts, now) : undefined;
        await writeLog(trx, [...(counts?.log ?? []), ...log], now);
        await trx
          .updateTable('wordpress_syncs')
          .set((eb) => ({
            ...columnsOf(progress),
            added: progress.added + (counts?.added ?? 0),
            changed: progress.changed + (counts?.changed ?? 0),
            removed: progress.removed + (counts?.removed ?? 0),
            next_attempt_at: until,
            started_at: eb.fn.coalesce('started_at', eb.val(now)),
          }))
          .where('id', '=', row.id)
          .execute();
        return { added: counts?.added ?? 0, changed: counts?.changed ?? 0, removed: counts?.removed ?? 0 };
      });
    },

    async hold({ id, lease }, until) {
      const [row] = await bookkeeping(database, (trx) =>
        trx
          .updateTable('wordpress_syncs')
          .set({ next_attempt_at: until })
          .where('public_id', '=', id)
          .where('lease', '=', lease)
          .returning('cancel')
          .execute(),
      );
      if (!row) return 'lost';
      return row.cancel === 1 ? 'cancelled' : 'held';
    },

    async settle(claimed, progress, { state, nextAttemptAt, problem, log, at }) {
      return db.transaction().execute(async (trx) => {
        const row = await held(trx, claimed);
        if (!row) return false;
        const error = problem && JSON.stringify(problem);
        const lease = { id: row.id, lease: claimed.lease };
        await queue.settle(trx, lease, { state, attempts: claimed.attempt, nextAttemptAt, error });
        await trx
          .updateTable('wordpress_syncs')
          .set({ ...columnsOf(progress), ended_at: state === 'waiting' ? null : at })
          .where('id', '=', row.id)
          .execute();
        await writeLog(trx, log, at);
        if (state !== 'waiting') await forgetOld(trx);
        return true;
      });
    },

    async release({ id, lease }, now) {
      await db
        .updateTable('wordpress_syncs')
        .set({ lease: null, next_attempt_at: now })
        .where('public_id', '=', id)
        .where('lease', '=', lease)
        .execute();
    },

    async cancel(at) {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('wordpress_syncs')
          .select(['id', 'lease'])
          .where('state', '=', 'waiting')
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (!row) return false;
        // A process that works on it stops at its next write, and records the end itself.
        const over = row.lease === null && {
          state: 'cancelled' as const,
          next_attempt_at: null,
          ended_at: at,
        };
        await trx
          .updateTable('wordpress_syncs')
          .set({ cancel: 1, ...over })
          .where('id', '=', row.id)
          .execute();
        if (over) await writeLog(trx, [{ code: 'cancelled', params: {} }], at);
        return true;
      });
    },

    async note(entries, at) {
      await db.transaction().execute((trx) => writeLog(trx, entries, at));
    },

    async log() {
      const rows = await db
        .selectFrom('wordpress_log')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(LOG_LIMIT)
        .execute();
      return rows.map(({ id, code, params, at }) => ({
        id: String(id),
        code,
        params: JSON.parse(params),
        at,
      }));
    },

    async clear(at) {
      await db.transaction().execute(async (trx) => {
        await releasePictures(trx, 'all', at);
        for (const table of [
          'wordpress_posts',
          'wordpress_categories',
          'wordpress_syncs',
          'wordpress_log',
          'wordpress_hooks',
        ] as const)
          await trx.deleteFrom(table).execute();
      });
    },
  };
}

const columnsOf = ({ step, done, total, added, changed, removed, cursor }: SyncProgress) => ({
  ...{ step, done, total, added, changed, removed, cursor: JSON.stringify(cursor) },
});

/** Writes the articles of a part, and returns the counts with the log entries about them. */
async function applyPosts(trx: Kysely<Schema>, engine: Engine, ids: Ids, posts: PostWrites, now: number) {
  const { added, changed, removed } = await writePosts(trx, engine, ids, posts, now);
  const entries = (
    code: LogEntry['code'],
    of: readonly { title: string; externalId: number }[],
  ): LogEntry[] =>
    of
      .slice(0, posts.named)
      .map(({ title, externalId }) => ({ code, params: { title: title || `#${externalId}` } }));
  return {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    log: [
      ...entries('post_added', added),
      ...entries('post_changed', changed),
      ...entries('post_removed', removed),
    ],
  };
}

async function replaceCategories(trx: Kysely<Schema>, categories: readonly RemoteCategory[]): Promise<void> {
  await trx.deleteFrom('wordpress_categories').execute();
  const unique = [...new Map(categories.map((category) => [category.id, category])).values()];
  if (unique.length === 0) return;
  await trx
    .insertInto('wordpress_categories')
    .values(unique.map(({ id, name, slug }) => ({ id, name: storableText(name), slug: storableText(slug) })))
    .execute();
}

/** Adds entries, the last one the newest, and deletes the oldest ones above the limit. */
async function writeLog(trx: Kysely<Schema>, entries: readonly LogEntry[], at: number): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('wordpress_log')
    .values(entries.map(({ code, params }) => ({ code, params: JSON.stringify(params), at })))
    .execute();
  const oldest = await trx
    .selectFrom('wordpress_log')
    .select('id')
    .orderBy('id', 'desc')
    .offset(LOG_LIMIT)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await trx.deleteFrom('wordpress_log').where('id', '<=', oldest.id).execute();
}

/** Keeps the last completed one, however old it is: the next one continues from it. */
async function forgetOld(trx: Kysely<Schema>): Promise<void> {
  await trx
    .deleteFrom('wordpress_syncs')
    .where('state', '!=', 'waiting')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('wordpress_syncs').select('id').orderBy('id', 'desc').limit(KEPT_SYNCS),
    )
    .where('id', '<', (eb) =>
      eb
        .selectFrom('wordpress_syncs')
        .select(sql<number>`coalesce(max(id), 0)`.as('last'))
        .where('state', '=', 'done'),
    )
    .execute();
}

function toSync(row: Selectable<WordpressSyncRow>): Sync {
  const { state, trigger, attempts, step, done, total, added, changed, removed } = row;
  const cursor: SyncCursor | null = JSON.parse(row.cursor);
  return {
    id: row.public_id,
    found: { ...cursor?.found, ...(cursor?.pictures && { pictures: cursor.pictures.copied }) },
    resumed: cursor?.resumed ?? null,
    ...{ state, trigger, attempts, step, done, total, added, changed, removed },
    running: state === 'waiting' && row.lease !== null,
    nextAttemptAt: row.lease === null ? row.next_attempt_at : null,
    problem: row.last_error === null ? null : JSON.parse(row.last_error),
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
