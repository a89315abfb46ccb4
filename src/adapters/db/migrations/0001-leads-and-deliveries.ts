import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of leads, deliveries, attempts, and the server's own values (`settings`; since 0023 `state`). */
export const leadsAndDeliveries: Migration = async (db, engine) => {
  await createTable(db, engine, 'leads')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('referrer', 'text')
    .addColumn('utm', 'text', (column) => column.notNull())
    .addColumn('user_agent_family', 'text', (column) => column.notNull())
    .addColumn('consent', 'text')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('leads_kind_idempotency_key', ['kind', 'idempotency_key'])
    .execute();
  // For the list, newest first; `id` orders leads of the same time.
  await db.schema.createIndex('leads_newest').on('leads').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('leads_email').on('leads').column('email').execute();

  await createTable(db, engine, 'deliveries')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('lead_id', 'bigint', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .execute();
  // For the due deliveries, and for the count of each state.
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await db.schema.createIndex('deliveries_lead').on('deliveries').column('lead_id').execute();

  await createTable(db, engine, 'delivery_attempts')
    .addColumn('delivery_id', 'bigint', (column) =>
      column.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('answer', 'text')
    .execute();
  await db.schema
    .createIndex('delivery_attempts_delivery')
    .on('delivery_attempts')
    .column('delivery_id')
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
};
