import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of known releases: what public databases announce, the places where it competes, and what was counted. */
export const releases: Migration = async (db, engine) => {
  await createTable(db, engine, 'releases')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('friday', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('artist', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('class_rank', 'integer', (column) => column.notNull())
    .addColumn('class_reason', 'text', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('countries', 'text', (column) => column.notNull())
    .addColumn('label_checked_at', 'bigint')
    .addColumn('evidence_url', 'text')
    .addColumn('first_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addUniqueConstraint('releases_named', ['source', 'source_id'])
    .execute();
  await db.schema.createIndex('releases_of_friday').on('releases').column('friday').execute();
  await db.schema
    .createIndex('releases_without_label')
    .on('releases')
    .columns(['label_checked_at', 'friday'])
    .execute();

  await db.schema
    .createTable('release_places')
    .addColumn('genre', 'text', (column) => column.notNull())
    .addColumn('territory', 'text', (column) => column.notNull())
    .addColumn('friday', 'text', (column) => column.notNull())
    .addColumn('class_rank', 'integer', (column) => column.notNull())
    .addColumn('release_id', 'bigint', (column) =>
      column.notNull().references('releases.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('release_places_key', [
      'genre',
      'territory',
      'friday',
      'class_rank',
      'release_id',
    ])
    .execute();
  await db.schema
    .createIndex('release_places_of_release')
    .on('release_places')
    .column('release_id')
    .execute();

  await db.schema
    .createTable('release_credits')
    .addColumn('artist_id', 'text', (column) => column.notNull())
    .addColumn('release_id', 'bigint', (column) =>
      column.notNull().references('releases.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('release_credits_key', ['artist_id', 'release_id'])
    .execute();
  await db.schema
    .createIndex('release_credits_of_release')
    .on('release_credits')
    .column('release_id')
    .execute();

  await db.schema
    .createTable('release_artists')
    .addColumn('artist_id', 'text', (column) => column.primaryKey())
    .addColumn('genres', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('in_wikidata', 'integer', (column) => column.notNull())
    .addColumn('popular_at', 'bigint')
    .addColumn('checked_at', 'bigint')
    .addColumn('tags_checked_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('release_artists_unchecked')
    .on('release_artists')
    .columns(['checked_at', 'artist_id'])
    .execute();

  await db.schema
    .createTable('release_weeks')
    .addColumn('friday', 'text', (column) => column.primaryKey())
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('doubted_rows', 'integer')
    .addColumn('counted_at', 'bigint')
    .addColumn('demo', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('release_counts')
    .addColumn('genre', 'text', (column) => column.notNull())
    .addColumn('territory', 'text', (column) => column.notNull())
    .addColumn('friday', 'text', (column) => column.notNull())
    .addColumn('mega', 'integer', (column) => column.notNull())
    .addColumn('major', 'integer', (column) => column.notNull())
    .addColumn('indie', 'integer', (column) => column.notNull())
    .addColumn('emerging', 'integer', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_counts_key', ['genre', 'territory', 'friday'])
    .execute();

  await db.schema
    .createTable('release_forecasts')
    .addColumn('genre', 'text', (column) => column.notNull())
    .addColumn('territory', 'text', (column) => column.notNull())
    .addColumn('friday', 'text', (column) => column.notNull())
    .addColumn('weeks_ahead', 'integer', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .addColumn('expected', 'integer', (column) => column.notNull())
    .addColumn('low', 'integer', (column) => column.notNull())
    .addColumn('high', 'integer', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_forecasts_key', ['genre', 'territory', 'friday', 'weeks_ahead'])
    .execute();

  await db.schema
    .createTable('release_coverage')
    .addColumn('weeks_ahead', 'integer', (column) => column.primaryKey())
    .addColumn('share', 'double precision', (column) => column.notNull())
    .addColumn('fridays', 'integer', (column) => column.notNull())
    .execute();

  // A host is the entry of the queue: its lease is the gate that all its sources share.
  await createTable(db, engine, 'release_hosts')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createTable('release_sources')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('ok_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
};
