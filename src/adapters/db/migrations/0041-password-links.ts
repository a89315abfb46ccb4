import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the table of unused links to a new password. A link is deleted when it is used. */
export const passwordLinks: Migration = async (db, engine) => {
  await createTable(db, engine, 'password_links')
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('password_links_account').on('password_links').column('account_id').execute();
};
