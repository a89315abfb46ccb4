import { createTable, type Migration } from '../engine/migration.ts';

/**
 * Creates the record of the blog's pictures and of the articles that show them, that of the messages which it sends, and the
 * mark of the articles that the home page shows first.
 */
export const blogPictures: Migration = async (db, engine) => {
  await createTable(db, engine, 'wordpress_pictures')
    .addColumn('source', 'text', (column) => column.notNull().unique())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('tried_in', 'text')
    .addColumn('sha256', 'text')
    .addColumn('media_id', 'bigint', (column) => column.references('media.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('wordpress_pictures_waiting')
    .on('wordpress_pictures')
    .columns(['state', 'id'])
    .execute();
  await db.schema
    .createIndex('wordpress_pictures_content')
    .on('wordpress_pictures')
    .column('sha256')
    .execute();
  // Without it, forgetting a picture of the library would read the whole table.
  await db.schema
    .createIndex('wordpress_pictures_copy')
    .on('wordpress_pictures')
    .column('media_id')
    .execute();
  await db.schema
    .createTable('wordpress_post_pictures')
    .addColumn('post_id', 'bigint', (column) =>
      column.notNull().references('wordpress_posts.id').onDelete('cascade'),
    )
    .addColumn('picture_id', 'bigint', (column) =>
      column.notNull().references('wordpress_pictures.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('wordpress_post_pictures_key', ['post_id', 'picture_id'])
    .execute();
  await db.schema
    .createIndex('wordpress_post_pictures_of')
    .on('wordpress_post_pictures')
    .column('picture_id')
    .execute();
  await db.schema
    .createTable('wordpress_hooks')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('wordpress_posts').addColumn('featured', 'bigint').execute();
  // The next synchronisation reads all articles that are stored already once more, and finds their pictures.
  await db.updateTable('wordpress_posts').set({ digest: '' }).execute();
  await db.updateTable('wordpress_syncs').set({ cursor: 'null' }).where('state', '=', 'done').execute();
};
