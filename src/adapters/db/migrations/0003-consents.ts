import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the table of the proofs of cookie choices. No column leads to a person: no IP address, no browser. */
export const consents: Migration = async (db, engine) => {
  await createTable(db, engine, 'consents')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
