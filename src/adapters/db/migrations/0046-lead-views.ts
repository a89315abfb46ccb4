import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the saved views of the list of leads, and the accounts that asked for a mail of the day's follow-ups. */
export const leadViews: Migration = async (db, engine) => {
  await createTable(db, engine, 'lead_views')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addUniqueConstraint('lead_views_name', ['account_id', 'name'])
    .execute();
  await createTable(db, engine, 'lead_reminders')
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('reminded_day', 'integer')
    .execute();
};
