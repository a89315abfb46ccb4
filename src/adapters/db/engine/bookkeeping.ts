import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Database } from './connect.ts';
import { synchronous } from './synchronous.ts';

/**
 * Runs a transaction that does not wait for the disk. It is for changes that a power cut may undo without harm, because
 * the work would only be done once more. On SQLite, waiting for the disk blocks the whole process, and with it the
 * visitor who sends a form at that moment. Every later commit of an ordinary transaction writes these changes to the
 * disk as well; the end of the process, however sudden, undoes nothing.
 */
export async function bookkeeping<T>(
  { db, engine }: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres') {
    return db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx);
    });
  }
  return db.connection().execute(async (connection) => {
    await synchronize(connection, 'bookkeeping');
    try {
      return await connection.transaction().execute(work);
    } finally {
      await synchronize(connection, 'commit');
    }
  });
}

/** Sets whether SQLite's commits wait for the disk from the next transaction on. */
const synchronize = (connection: Kysely<Schema>, kind: keyof typeof synchronous) =>
  sql`pragma synchronous = ${sql.raw(synchronous[kind])}`.execute(connection);
