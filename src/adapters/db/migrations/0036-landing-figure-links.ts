import type { Migration } from '../engine/migration.ts';

/** A secret link shows a draft, as all have so far, or the figures of a page (decision record 0059). */
export const landingFigureLinks: Migration = async (db) => {
  await db.schema
    .alterTable('landing_previews')
    .addColumn('shows', 'text', (column) => column.notNull().defaultTo('draft'))
    .execute();
};
