import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the table of mails to send. A mail is written in one transaction with the change that it reports. */
export const mails: Migration = async (db, engine) => {
  await createTable(db, engine, 'mails')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  // For the due mails, the longest due first.
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute();
};
