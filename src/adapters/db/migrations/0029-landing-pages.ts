import { type CountedChange, countChanges, everyChange } from '../engine/counted-changes.ts';
import { createTable, type Migration } from '../engine/migration.ts';

/** The columns that decide what is online: a save of a draft changes none of them. */
const shown = [
  'live_version',
  'publish_at',
  'unpublish_at',
  'previous_version',
  'previous_until',
  'deleted_at',
] as const;

const counted: readonly CountedChange[] = [
  { revision: 'landing', table: 'landing_pages', on: 'delete' },
  {
    revision: 'landing',
    table: 'landing_pages',
    on: 'update',
    when: shown.map((column) => `old.${column} is distinct from new.${column}`).join(' or '),
  },
  // A sample comes with its version.
  ...everyChange('landing', 'landing_versions').filter(({ on }) => on === 'insert'),
  ...everyChange('landing', 'landing_slugs'),
];

/** Creates the tables of the landing pages (decision record 0050). */
export const landingPages: Migration = async (db, engine) => {
  await createTable(db, engine, 'landing_pages')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_draft', 'integer')
    .addColumn('live_version', 'integer')
    .addColumn('publish_at', 'bigint')
    .addColumn('unpublish_at', 'bigint')
    .addColumn('previous_version', 'integer')
    .addColumn('previous_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('demo', 'integer', (column) => column.notNull())
    .execute();

  const pageId = 'landing_pages.id';
  await db.schema
    .createTable('landing_versions')
    .addColumn('page_id', 'bigint', (column) => column.notNull().references(pageId).onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('landing_versions_key', ['page_id', 'number'])
    .execute();

  await db.schema
    .createTable('landing_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'bigint', (column) => column.notNull().references(pageId).onDelete('cascade'))
    .addColumn('current', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('landing_slugs_of')
    .on('landing_slugs')
    .columns(['page_id', 'current'])
    .execute();

  await db.schema
    .createTable('landing_previews')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('page_id', 'bigint', (column) => column.notNull().references(pageId).onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('landing_previews_of').on('landing_previews').column('page_id').execute();

  await db.schema
    .createTable('landing_counts')
    .addColumn('page_id', 'bigint', (column) => column.notNull().references(pageId).onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('landing_counts_key', [
      'page_id',
      'day',
      'kind',
      'locale',
      'channel',
      'variant',
      'target',
    ])
    .execute();

  // Sums since the page exists, written with the counts: the list of a thousand pages cannot add up years of days.
  await db.schema
    .createTable('landing_totals')
    .addColumn('page_id', 'bigint', (column) => column.primaryKey().references(pageId).onDelete('cascade'))
    .addColumn('visits', 'bigint', (column) => column.notNull())
    .addColumn('conversions', 'bigint', (column) => column.notNull())
    .execute();

  await countChanges(db, engine, counted);
};
