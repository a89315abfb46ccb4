import { randomBytes } from 'node:crypto';
import { bookkeeping } from './bookkeeping.ts';
import type { Database } from './connect.ts';
import { migrationState } from './migrate.ts';

/** How long, in milliseconds, one successful write counts as proof: a check every second must not wear out the disk. */
const WRITE_COUNTS_MS = 3_000;
/** The key of the row that the check writes. */
const KEY = 'ready';
/**
 * The bytes that the check writes: more than the largest lead takes with its delivery and its mail, whose request has 32 kB at
 * most. On a nearly full disk, a smaller write would succeed while leads are refused.
 */
const ROOM_BYTES = 96 * 1024;

/**
 * Creates the readiness check: whether the database can be read, is migrated, and accepts writes. A full disk, for
 * example, refuses only writes.
 * @returns the check: `pending` while a migration is missing; throws when the database does not answer or refuses the
 *   write
 */
export function createDatabaseState(database: Database, now: () => number = Date.now) {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<'current' | 'pending'> => {
    const state = await migrationState(database);
    const time = now();
    if (state === 'pending' || time - writtenAt < WRITE_COUNTS_MS) return state;
    // Random, because PostgreSQL would compress any other text.
    const change = { value: randomBytes(ROOM_BYTES).toString('base64'), updated_at: time };
    await bookkeeping(database, async (trx) => {
      await trx
        .insertInto('state')
        .values({ key: KEY, ...change })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
        .execute();
    });
    writtenAt = time;
    return state;
  };
}
