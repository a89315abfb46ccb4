import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the answers of artists to the drafts of landing pages. They have no column for an address or a browser. */
export const draftAnswers: Migration = async (db, engine) => {
  await createTable(db, engine, 'draft_answers')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('page_id', 'bigint', (column) =>
      column.notNull().references('landing_pages.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('version_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .addColumn('handled_by', 'text')
    .execute();
  await db.schema.createIndex('draft_answers_of').on('draft_answers').column('page_id').execute();
  await db.schema.createIndex('draft_answers_name').on('draft_answers').column('name_key').execute();
};
