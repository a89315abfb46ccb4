import { articleSlug } from '../../../domain/article/article-path.ts';
import { countChanges, everyChange } from '../engine/counted-changes.ts';
import type { Migration } from '../engine/migration.ts';
import { keepAddress } from '../wordpress/article-addresses.ts';

/** Articles whose addresses are made at once. */
const AT_ONCE = 500;

/**
 * Creates the addresses of the blog's articles on this site, the former ones included, and counts every change of what
 * their pages show.
 */
export const articleAddresses: Migration = async (db, engine) => {
  await db.schema
    .createTable('article_addresses')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('external_id', 'bigint', (column) =>
      column.notNull().references('wordpress_posts.external_id').onDelete('cascade'),
    )
    .addColumn('present', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('article_addresses_of')
    .on('article_addresses')
    .columns(['external_id', 'present'])
    .execute();
  for (let after = 0, more = true; more; ) {
    const rows = await db
      .selectFrom('wordpress_posts')
      .select(['id', 'external_id', 'slug'])
      .where('status', '=', 'publish')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) await keepAddress(db, row.external_id, articleSlug(row.slug, row.external_id));
    after = rows.at(-1)?.id ?? after;
    more = rows.length === AT_ONCE;
  }
  await countChanges(
    db,
    engine,
    ['wordpress_posts', 'wordpress_categories'].flatMap((table) => everyChange('shown_posts', table)),
  );
};
