import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Views and steps of the simulator as counts by day, and what the dashboard's figures are read from. */
export const visitCounts: Migration = async (db) => {
  await db.schema
    .createTable('visit_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_counts_key', ['day', 'kind', 'name'])
    .execute();
  // Leads of a period by day and source, and simulations by day, platform and budget: the figures stand in the indexes in
  // the order in which they are counted, and no lead is read. `created_at` itself lets PostgreSQL know that.
  const day = sql`(created_at / 86400000)`;
  await sql`create index leads_by_day on leads (${day}, source, kind, created_at)`.execute(db);
  await sql`create index simulations_by_day on leads (kind, ${day}, platform, budget, created_at)`.execute(
    db,
  );
  // The latest reviews, by the day on which they were written.
  await sql`create index reviews_written on reviews (coalesce(published_at, created_at))`.execute(db);
};
