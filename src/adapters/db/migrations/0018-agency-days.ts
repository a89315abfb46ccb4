import type { Kysely } from 'kysely';
import { agencyDay, dayNumber, nextAgencyDay } from '../../../domain/time/agency-day.ts';
import type { Migration } from '../engine/migration.ts';
import type { Schema } from '../schema.ts';

/**
 * Stores the agency's day of each lead, in place of the UTC day that the indexes computed: an expression of an index
 * cannot know when the clocks change.
 */
export const agencyDays: Migration = async (db) => {
  await db.schema.dropIndex('leads_by_day').execute();
  await db.schema.dropIndex('simulations_by_day').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('day', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await fill(db);
  // As in 0007: the indexes hold the columns in the order of counting, and no row is read.
  await db.schema.createIndex('leads_by_day').on('leads').columns(['day', 'source', 'kind']).execute();
  await db.schema
    .createIndex('simulations_by_day')
    .on('leads')
    .columns(['kind', 'day', 'platform', 'budget'])
    .execute();
};

/** Runs one statement for each day with leads, which may have 23, 24 or 25 hours. */
async function fill(db: Kysely<Schema>): Promise<void> {
  let from = 0;
  for (;;) {
    const { first } = await db
      .selectFrom('leads')
      .select(({ fn }) => fn.min<number | null>('created_at').as('first'))
      .where('created_at', '>=', from)
      .executeTakeFirstOrThrow();
    if (first === null) return;
    const next = nextAgencyDay(first);
    await db
      .updateTable('leads')
      .set({ day: dayNumber(agencyDay(first)) })
      .where('created_at', '>=', first)
      .where('created_at', '<', next)
      .execute();
    from = next;
  }
}
