import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/** Creates the table of daily counts of page views and simulator steps, and the indexes of the dashboard's figures. */
export const visitCounts: Migration = async (db) => {
  await db.schema
    .createTable('visit_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_counts_key', ['day', 'kind', 'name'])
    .execute();
  // For the leads of a period by day and source, and the simulations by day, platform and budget: the indexes hold the
  // columns in the order of counting, and no row is read. PostgreSQL needs `created_at` itself in them to know that.
  const day = sql`(created_at / 86400000)`;
  await sql`create index leads_by_day on leads (${day}, source, kind, created_at)`.execute(db);
  await sql`create index simulations_by_day on leads (kind, ${day}, platform, budget, created_at)`.execute(
    db,
  );
  // For the latest reviews, by the time of writing.
  await sql`create index reviews_written on reviews (coalesce(published_at, created_at))`.execute(db);
};
