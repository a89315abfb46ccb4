import type { Kysely } from 'kysely';
import { agencyDay, dayNumber, nextAgencyDay } from '../../../domain/time/agency-day.ts';
import type { Migration } from '../migration.ts';
import type { Schema } from '../schema.ts';

/**
 * The day of the agency on which a lead came, in place of UTC's, which the indexes computed: no expression of an index
 * knows when the clocks change.
 */
export const agencyDays: Migration = async (db) => {
  await db.schema.dropIndex('leads_by_day').execute();
  await db.schema.dropIndex('simulations_by_day').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('day', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await fill(db);
  // As in 0007: the figures stand in the indexes in the order in which they are counted, and no lead is read.
  await db.schema.createIndex('leads_by_day').on('leads').columns(['day', 'source', 'kind']).execute();
  await db.schema
    .createIndex('simulations_by_day')
    .on('leads')
    .columns(['kind', 'day', 'platform', 'budget'])
    .execute();
};

/** A statement for each day on which leads came, whatever its hours. */
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
