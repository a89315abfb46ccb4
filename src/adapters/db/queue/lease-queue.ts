import { randomUUID } from 'node:crypto';
import type { Expression, Kysely, Selectable, SqlBool } from 'kysely';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** The columns that every queue table has. Times are epoch milliseconds. */
interface LeaseColumns {
  id: number;
  state: string;
  attempts: number;
  /** When the next attempt is due; for a claimed row, when the lease ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The current lease, if the row is claimed: the name of the process (`Database.process`) and a random token. */
  lease: string | null;
  last_error: string | null;
}

/** The queue tables, each with the state of its waiting rows. */
const queueTables = {
  deliveries: 'pending',
  mails: 'waiting',
  media: 'processing',
  wordpress_syncs: 'waiting',
  release_hosts: 'waiting',
  landing_link_hosts: 'waiting',
  push_messages: 'waiting',
  reminders: 'waiting',
  newsletter_consents: 'waiting',
  conversion_sends: 'waiting',
  edge_purges: 'waiting',
} as const;
export type QueueTable = keyof typeof queueTables;

/** The outcome of an attempt, as columns of the row. */
export interface Settlement {
  state: string;
  attempts: number;
  /** Null: no further attempt. */
  nextAttemptAt: number | null;
  error: string | null;
}

/**
 * Creates a queue on a table, whose rows are each worked on at least once. A claim moves a row's due time to the end of
 * the lease and stores a token in the row. The rows of a worker that died need no clean-up: they are due again when the
 * lease ends. If a power cut undoes a claim, its rows are due again as well.
 */
export function createLeaseQueue<T extends QueueTable>(database: Database, table: T) {
  const { db, engine, process } = database;
  const waiting = queueTables[table];
  const dueBy = (trx: Kysely<Schema>, now: number, only: Expression<SqlBool> | undefined) =>
    rowsOf(trx)
      .selectFrom(nameOf(table))
      .where('state', '=', waiting)
      .where('next_attempt_at', '<=', now)
      .$if(only !== undefined, (query) => query.where(only as Expression<SqlBool>));

  return {
    /**
     * Claims due rows for `leaseMs` milliseconds, the longest due first.
     * @param only a further condition on the rows
     */
    async claim(
      { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
      only?: Expression<SqlBool>,
    ): Promise<{ lease: string; rows: Selectable<Schema[T]>[] }> {
      const lease = `${process}:${randomUUID()}`;
      // Most calls find no due row: they do not take the write lock.
      const any = await dueBy(db, now, only).select('id').limit(1).executeTakeFirst();
      if (!any) return { lease, rows: [] };
      return bookkeeping(database, async (trx) => {
        const due = await dueBy(trx, now, only)
          .selectAll()
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(limit)
          // On SQLite the transaction holds the only write lock: no other worker claims at the same time.
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute();
        const ids = due.map(({ id }) => id);
        if (ids.length > 0)
          await rowsOf(trx)
            .updateTable(nameOf(table))
            .set({ lease, next_attempt_at: now + leaseMs })
            .where('id', 'in', ids)
            .execute();
        return { lease, rows: due as unknown as Selectable<Schema[T]>[] };
      });
    },

    /** Records the outcome of a claimed row. Returns false, and changes nothing, when the row has another lease. */
    async settle(
      trx: Kysely<Schema>,
      { id, lease }: { id: number; lease: string },
      { state, attempts, nextAttemptAt, error }: Settlement,
    ): Promise<boolean> {
      const written = await rowsOf(trx)
        .updateTable(nameOf(table))
        .set({ state, attempts, next_attempt_at: nextAttemptAt, lease: null, last_error: error })
        .where('id', '=', id)
        .where('lease', '=', lease)
        .returning('id')
        .execute();
      return written.length > 0;
    },

    /**
     * Takes the lease of one row, due or not, if it is still due when the caller read it; `until` is the end of the lease.
     * Returns undefined when another worker was first.
     */
    async hold({ id, dueAt }: { id: number; dueAt: number }, until: number): Promise<string | undefined> {
      const lease = `${process}:${randomUUID()}`;
      const taken = await bookkeeping(database, (trx) =>
        rowsOf(trx)
          .updateTable(nameOf(table))
          .set({ lease, next_attempt_at: until })
          .where('id', '=', id)
          .where('next_attempt_at', '=', dueAt)
          .returning('id')
          .execute(),
      );
      return taken.length > 0 ? lease : undefined;
    },

    /** Ends the lease of a held row, which is due at `dueAt`; no attempt is counted. */
    async free({ id, lease }: { id: number; lease: string }, dueAt: number): Promise<void> {
      await bookkeeping(database, (trx) =>
        rowsOf(trx)
          .updateTable(nameOf(table))
          .set({ lease: null, next_attempt_at: dueAt })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .execute(),
      );
    },

    /** Makes dead rows due at once, with a fresh schedule; returns their ids. */
    async replayDead(trx: Kysely<Schema>, now: number, only?: Expression<SqlBool>): Promise<number[]> {
      const replayed = await rowsOf(trx)
        .updateTable(nameOf(table))
        .set({ state: waiting, attempts: 0, next_attempt_at: now, lease: null })
        .where('state', '=', 'dead')
        .$if(only !== undefined, (query) => query.where(only as Expression<SqlBool>))
        .returning('id')
        .execute();
      return replayed.map(({ id }) => id);
    },

    /** Returns the number of rows in each state; a state without rows is absent. */
    async counts(): Promise<Record<string, number>> {
      const rows = await rowsOf(db)
        .selectFrom(nameOf(table))
        .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
    },
  };
}

/** Makes the claimed rows that meet the condition `abandoned` due at once, in every queue. */
export async function releaseLeases(database: Database, abandoned: Expression<SqlBool>, now: number) {
  for (const table of Object.keys(queueTables) as QueueTable[])
    await rowsOf(database.db)
      .updateTable(nameOf(table))
      .set({ lease: null, next_attempt_at: now })
      .where('lease', 'is not', null)
      .where(abandoned)
      .execute();
}

/** Casts to the columns that the queues share, which Kysely cannot derive from the name of the table. */
const rowsOf = (db: Kysely<Schema>) => db as unknown as Kysely<{ queue: LeaseColumns }>;
const nameOf = (table: QueueTable) => table as unknown as 'queue';
