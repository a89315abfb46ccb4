import type { Migration } from '../migration.ts';

/** Proofs of cookie choices. No column for an address or a browser: there must be no way back to a person. */
export const consents: Migration = async (db, engine) => {
  const table = db.schema.createTable('consents');
  // SQLite counts only a column of exactly this type; PostgreSQL wants to be told.
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey())
      : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity());
  await withId
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
