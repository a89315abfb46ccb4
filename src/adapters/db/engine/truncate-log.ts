import { sql } from 'kysely';
import { type Database, LOCK_TIMEOUT } from './connect.ts';

/**
 * Writes the log of SQLite into its file and empties it: until then it holds what was deleted. While another process reads or
 * writes, it stays, without waiting: waiting would hold up every request. A later erasure or the next start empties it then.
 */
export async function truncateLog({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'sqlite') return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection);
    }
  });
}
