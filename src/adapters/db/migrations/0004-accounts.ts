import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of the back office's accounts, of their sessions, and of the audit log. */
export const accounts: Migration = async (db, engine) => {
  await createTable(db, engine, 'accounts')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_signed_in_at', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .execute();

  await createTable(db, engine, 'sessions')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();

  // No foreign keys: the log outlives the rows that its entries name.
  await createTable(db, engine, 'audit_log')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('request_id', 'text')
    .execute();
  // For the whole log, and for the history of one subject, newest first; `id` orders entries of the same time.
  await db.schema.createIndex('audit_log_newest').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('audit_log_subject').on('audit_log').columns(['subject', 'at', 'id']).execute();
};
