import { createTable, type Migration } from '../migration.ts';

/** Messages to send by e-mail, each written in one transaction with what it tells of. */
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
  // What is due, in the order in which it became so.
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute();
};
