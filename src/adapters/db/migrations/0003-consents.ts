import { createTable, type Migration } from '../migration.ts';

/** Proofs of cookie choices. No column for an address or a browser: there must be no way back to a person. */
export const consents: Migration = async (db, engine) => {
  await createTable(db, engine, 'consents')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
