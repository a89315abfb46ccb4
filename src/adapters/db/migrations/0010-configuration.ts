import type { Migration } from '../migration.ts';

/** What the back office sets, one row a group. A row that is absent leaves the group to the environment. */
export const configuration: Migration = async (db) => {
  await db.schema
    .createTable('configuration')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
};
