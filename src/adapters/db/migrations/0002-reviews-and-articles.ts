import { createTable, type Migration } from '../engine/migration.ts';

/** Creates the tables of the reviews of every source and status, and of the blog's latest articles. */
export const reviewsAndArticles: Migration = async (db, engine) => {
  await createTable(db, engine, 'reviews')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('rating', 'integer')
    .addColumn('comment', 'text')
    .addColumn('lang', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('avatar', 'text')
    .addColumn('company', 'text')
    .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('helpful', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('reviews_owner_external_id', ['owner', 'external_id'])
    .execute();
  // For the public list, and for the back office's lists by status: newest first.
  await db.schema
    .createIndex('reviews_newest')
    .on('reviews')
    .columns(['status', 'published_at', 'id'])
    .execute();

  await createTable(db, engine, 'articles')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('articles_owner_external_id', ['owner', 'external_id'])
    .execute();
  await db.schema.createIndex('articles_newest').on('articles').columns(['published_at', 'id']).execute();
};
