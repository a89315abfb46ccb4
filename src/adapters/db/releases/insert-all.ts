import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Rows of one statement: SQLite accepts 32 766 values. */
const BATCH = 500;

/** Inserts rows in batches. Does not change rows that exist already. */
export async function insertAll<T extends keyof Schema>(
  trx: Kysely<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
