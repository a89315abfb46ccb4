import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of dismissed first steps, of browsers that are told of new leads, and of what is to be sent to them. */
export const welcomeAndPush: Migration = async (db, engine) => {
  await db.schema
    .createTable('welcomes')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('dismissed_at', 'bigint', (column) => column.notNull())
    .execute();
  await createTable(db, engine, 'push_subscriptions')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('push_subscriptions_account')
    .on('push_subscriptions')
    .columns(['account_id', 'created_at'])
    .execute();
  await createTable(db, engine, 'push_messages')
    .addColumn('subscription_id', 'bigint', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  // For the due messages, the longest due first.
  await db.schema
    .createIndex('push_messages_due')
    .on('push_messages')
    .columns(['state', 'next_attempt_at'])
    .execute();
  // For the removal of a subscription.
  await db.schema
    .createIndex('push_messages_subscription')
    .on('push_messages')
    .column('subscription_id')
    .execute();
};
