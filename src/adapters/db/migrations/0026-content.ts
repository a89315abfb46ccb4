import { countChanges, everyChange } from '../engine/counted-changes.ts';
import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of the texts that the agency edits (decision record 0046). */
export const content: Migration = async (db, engine) => {
  await createTable(db, engine, 'content_versions')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('fallback', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('content_versions_number', ['part', 'locale', 'number'])
    .execute();
  await db.schema
    .createTable('content_drafts')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('present', 'integer', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('fallback', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_drafts_key', ['part', 'locale'])
    .execute();
  // No page shows a draft: only versions count.
  await countChanges(db, engine, everyChange('content', 'content_versions'));
};
