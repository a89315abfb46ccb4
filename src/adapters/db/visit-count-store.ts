import type { Kysely } from 'kysely';
import type { VisitCount, VisitCountStore } from '../../app/ports/visit.ts';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';

/** Counts of visits in the database, on either engine. The promise is that of `VisitCountStore`. */
export function createVisitCountStore({ db }: Database): VisitCountStore {
  return { add: (counts) => addVisits(db, counts) };
}

/** Adds to what is stored, in one statement, which is a transaction of its own. */
export async function addVisits(db: Kysely<Schema>, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  // In one order everywhere: two processes that touch the same rows wait for each other instead of for good.
  const rows = counts
    .map(({ day, kind, name, count }) => ({ day, kind, name, count }))
    .sort((a, b) => compare(a.day, b.day) || compare(a.kind, b.kind) || compare(a.name, b.name));
  await db
    .insertInto('visit_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'name'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('visit_counts.count', '+', ref('excluded.count')) })),
    )
    .execute();
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
