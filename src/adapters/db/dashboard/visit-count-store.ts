import type { Kysely } from 'kysely';
import type { VisitCount, VisitCountStore } from '../../../app/ports/visit.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';

/** Creates the store of visit counts, on either engine. `VisitCountStore` documents its function. */
export function createVisitCountStore({ db }: Database): VisitCountStore {
  return { add: (counts) => addVisits(db, counts) };
}

/** Adds the counts to the stored ones in one statement: all of them or none. */
export async function addVisits(db: Kysely<Schema>, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  // Always in the same order: two processes that write the same rows would otherwise deadlock.
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
