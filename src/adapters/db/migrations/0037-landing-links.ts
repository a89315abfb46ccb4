import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of the links that are looked at each month (decision record 0060). */
export const landingLinks: Migration = async (db, engine) => {
  // A host is the entry of the queue: its lease is the gate that all its links share.
  await createTable(db, engine, 'landing_link_hosts')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('landing_link_hosts_due')
    .on('landing_link_hosts')
    .columns(['state', 'next_attempt_at'])
    .execute();

  await db.schema
    .createTable('landing_links')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('moved_to', 'text')
    .addColumn('last_answer', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint')
    .addColumn('told', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('landing_links_due').on('landing_links').columns(['host', 'due_at']).execute();
  await db.schema.createIndex('landing_links_verdict').on('landing_links').column('verdict').execute();
};
