import { addTriggers, everyChange } from '../engine/counted-changes.ts';
import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the table of the tests of landing pages. A test changes what is online, as a publication does. */
export const landingTests: Migration = async (db, engine) => {
  await createTable(db, engine, 'landing_tests')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('page_id', 'bigint', (column) =>
      column.notNull().references('landing_pages.id').onDelete('cascade'),
    )
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('stopped_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('landing_tests_of').on('landing_tests').column('page_id').execute();
  await addTriggers(db, engine, everyChange('landing', 'landing_tests'));
};
