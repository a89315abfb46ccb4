import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';

/**
 * A transaction for what a power cut may take back without harm, because it would only be done once more: it does not
 * wait for the disk. On SQLite the whole process waits otherwise, and the visitor who sends a form at that moment with
 * it. Every later commit of an ordinary transaction brings these to the disk as well; the end of the process, however
 * sudden, takes nothing back.
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
    await synchronize(connection, 'normal');
    try {
      return await connection.transaction().execute(work);
    } finally {
      await synchronize(connection, 'full');
    }
  });
}

/** When SQLite's commits wait for the disk: `full`, each; `normal`, none. It counts from the next transaction on. */
const synchronize = (connection: Kysely<Schema>, mode: 'full' | 'normal') =>
  sql`pragma synchronous = ${sql.raw(mode)}`.execute(connection);
