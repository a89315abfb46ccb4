import type { Migration } from '../engine/migration.ts';

/** Lets new articles wait for their pictures. Those of older versions have been shown, and stay. */
export const settledArticles: Migration = async (db) => {
  await db.schema
    .alterTable('wordpress_posts')
    .addColumn('settled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable('wordpress_posts').set({ settled: 1 }).execute();
};
