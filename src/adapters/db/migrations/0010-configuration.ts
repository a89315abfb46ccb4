import type { Migration } from '../engine/migration.ts';

/** Creates the table of settings, one row for each group. A group without a row takes those of the environment. */
export const configuration: Migration = async (db) => {
  await db.schema
    .createTable('configuration')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
};
