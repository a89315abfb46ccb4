import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the submissions of visitors that look like spam. */
export const quarantine: Migration = async (db, engine) => {
  await createTable(db, engine, 'quarantined_forms')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('held', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sign', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addUniqueConstraint('quarantined_forms_key', ['kind', 'idempotency_key'])
    .execute();
};
