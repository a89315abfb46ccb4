import { sql } from 'kysely';
import { type Database, LOCK_TIMEOUT } from './connect.ts';

/**
 * Writes SQLite's write-ahead log into the database file and truncates it: until then the log contains deleted data. Does
 * nothing while another process reads or writes, because waiting would block every request; a later erasure or the next start
 * truncates it.
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
