import { sql } from 'kysely';
import { type CountedChange, countChanges } from '../engine/counted-changes.ts';
import { createTable, type Migration } from '../engine/migration.ts';

const counted: readonly CountedChange[] = [
  { revision: 'wordpress', table: 'wordpress_syncs', on: 'insert' },
  { revision: 'wordpress', table: 'wordpress_syncs', on: 'delete' },
  // A held claim changes only when it ends: no reader sees that.
  {
    revision: 'wordpress',
    table: 'wordpress_syncs',
    on: 'update',
    when: [
      ...['state', 'attempts', 'step', 'done', 'total', 'added', 'changed', 'removed', 'cancel'].map(
        (column) => `old.${column} <> new.${column}`,
      ),
      '(old.lease is null) <> (new.lease is null)',
    ].join(' or '),
  },
  { revision: 'wordpress', table: 'wordpress_log', on: 'insert' },
  // The only change of an article outside of a synchronisation; pages show it.
  ...['wordpress', 'hidden_posts'].map((revision) => ({
    revision,
    table: 'wordpress_posts',
    on: 'update' as const,
    when: 'old.hidden <> new.hidden',
  })),
  { revision: 'hidden_posts', table: 'wordpress_posts', on: 'delete', when: 'old.hidden = 1' },
];

/** Creates the tables of the blog: its articles and categories, the synchronisations, which are a queue as well, and their log. */
export const wordpress: Migration = async (db, engine) => {
  await createTable(db, engine, 'wordpress_posts')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('external_id', 'bigint', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  // The list, newest first, with and without a status.
  await db.schema
    .createIndex('wordpress_posts_listed')
    .on('wordpress_posts')
    .columns(['published_at', 'id'])
    .execute();
  await db.schema
    .createIndex('wordpress_posts_by_status')
    .on('wordpress_posts')
    .columns(['status', 'published_at', 'id'])
    .execute();

  await db.schema
    .createTable('wordpress_categories')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .execute();

  await createTable(db, engine, 'wordpress_syncs')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .addColumn('trigger', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('cursor', 'text', (column) => column.notNull())
    .addColumn('cancel', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  // One at a time, whichever process begins it.
  await db.schema
    .createIndex('wordpress_syncs_one')
    .unique()
    .on('wordpress_syncs')
    .column('state')
    .where(sql<boolean>`state = 'waiting'`)
    .execute();

  await createTable(db, engine, 'wordpress_log')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('wordpress_posts_hidden')
    .on('wordpress_posts')
    .columns(['hidden', 'link'])
    .execute();
  await countChanges(db, engine, counted);
};
