import { sql } from 'kysely';
import type { Database } from '../engine/connect.ts';

/** How many attempts of a kind start no delay, and for how many seconds attempts count after the first of them. */
export interface GuessLimit {
  free: number;
  memory: number;
}

/** The longest delay, in seconds. */
const LONGEST = 900;
/** The number of attempts above the free ones whose delay would be longer than `LONGEST`: 2 to the power of 10 seconds. */
const AT_LONGEST = 10;

/** Counts attempts by key for all processes on the database, on either engine. Times are epoch milliseconds. */
export function createGuessCounts({ db }: Pick<Database, 'db'>) {
  async function undo(key: string, now: number, closed: { closed_until?: number }): Promise<void> {
    await db
      .updateTable('guesses')
      .set((eb) => ({ points: eb('points', '-', 1), ...closed }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .where('counts_until', '>', now)
      .execute();
  }

  return {
    /**
     * Counts an attempt, by one statement: of simultaneous attempts, also in other processes, each finds those before it.
     * An attempt during a delay writes nothing.
     * @returns the milliseconds to wait; 0: the attempt is admitted and counted
     */
    async enter(key: string, now: number, { free, memory }: GuessLimit): Promise<number> {
      // PostgreSQL would take the type of an untyped parameter from the small number beside it.
      const at = sql`cast(${now} as bigint)`;
      const isOver = sql<boolean>`guesses.counts_until <= ${at}`;
      const above = sql`guesses.points - cast(${free} as integer)`;
      const seconds = sql`case when ${above} >= ${sql.lit(AT_LONGEST)} then ${sql.lit(LONGEST)} else 1 << (${above}) end`;
      const admitted = await db
        .insertInto('guesses')
        .values({ key, points: 1, counts_until: now + memory * 1000, closed_until: 0 })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              points: sql`case when ${isOver} then 1 else guesses.points + 1 end`,
              counts_until: sql`case when ${isOver} then excluded.counts_until else guesses.counts_until end`,
              closed_until: sql`case when ${isOver} or ${above} < 0 then 0 else ${at} + 1000 * (${seconds}) end`,
            })
            .where(sql<boolean>`(${isOver} or ${above} < 0 or guesses.closed_until <= ${at})`),
        )
        .returning('points')
        .executeTakeFirst();
      if (admitted) return 0;
      const row = await db
        .selectFrom('guesses')
        .select('closed_until')
        .where('key', '=', key)
        .executeTakeFirst();
      return Math.max(1, (row?.closed_until ?? 0) - now);
    },

    /** Removes an attempt from the count, because it was not a wrong guess. */
    takeBack: (key: string, now: number): Promise<void> => undo(key, now, {}),

    /** Removes an admitted attempt from the count, and ends the delay that it started. */
    undo: (key: string, now: number): Promise<void> => undo(key, now, { closed_until: 0 }),

    /** Whether the key has a count, or is remembered. */
    async has(key: string, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('guesses')
        .select('key')
        .where('key', '=', key)
        .where('counts_until', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Remembers the key until a time, from now on. */
    async remember(key: string, until: number): Promise<void> {
      await db
        .insertInto('guesses')
        .values({ key, points: 0, counts_until: until, closed_until: 0 })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ counts_until: until }))
        .execute();
    },

    async forget(key: string): Promise<void> {
      await db.deleteFrom('guesses').where('key', '=', key).execute();
    },

    /** Deletes what counts no longer. */
    async forgetOver(now: number): Promise<void> {
      await db.deleteFrom('guesses').where('counts_until', '<=', now).execute();
    },
  };
}
