import { type CountedChange, countChanges, everyChange } from '../engine/counted-changes.ts';
import { createTable, type Migration } from '../engine/migration.ts';

const counted: readonly CountedChange[] = [
  { revision: 'media', table: 'media', on: 'insert' },
  { revision: 'media', table: 'media', on: 'delete' },
  // A claim changes only the columns of the lease: no reader sees them.
  {
    revision: 'media',
    table: 'media',
    on: 'update',
    when: 'old.version <> new.version or old.state <> new.state',
  },
  ...everyChange('media', 'media_uses'),
];

/** Creates the tables of the media library: pictures, which are a queue as well, their files, bytes and places of use. */
export const media: Migration = async (db, engine) => {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  await createTable(db, engine, 'media')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .addColumn('problem', 'text')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('bytes', 'bigint')
    .addColumn('colour', 'text')
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('decorative', 'integer', (column) => column.notNull())
    .addColumn('untitled', 'integer', (column) => column.notNull())
    .addColumn('focal_x', 'double precision', (column) => column.notNull())
    .addColumn('focal_y', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('demo', 'integer', (column) => column.notNull())
    .execute();
  // For the due pictures, the longest due first.
  await db.schema.createIndex('media_due').on('media').columns(['state', 'next_attempt_at']).execute();

  await db.schema
    .createTable('media_files')
    .addColumn('media_id', 'bigint', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_files_key', ['media_id', 'role', 'format'])
    .execute();
  // Whether another picture has the same file is asked before its bytes are deleted.
  await db.schema.createIndex('media_files_named').on('media_files').column('name').execute();

  await db.schema
    .createTable('media_bytes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('media_originals')
    .addColumn('upload', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_originals_key', ['upload', 'part'])
    .execute();
  await db.schema
    .createTable('media_uses')
    .addColumn('media_id', 'bigint', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_uses_key', ['media_id', 'kind', 'subject'])
    .execute();
  await db.schema.createIndex('media_uses_of').on('media_uses').columns(['kind', 'subject']).execute();
  await countChanges(db, engine, counted);
};
