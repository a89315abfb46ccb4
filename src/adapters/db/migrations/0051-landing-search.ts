import { searchKey } from '../../../domain/text/search-key.ts';
import type { Migration } from '../engine/migration.ts';

/** Lets landing pages be found by their artist as well as by their title. */
export const landingSearch: Migration = async (db) => {
  await db.schema
    .alterTable('landing_pages')
    .addColumn('artist_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const pages = await db.selectFrom('landing_pages').select(['id', 'draft']).execute();
  for (const { id, draft } of pages) {
    const { shared } = JSON.parse(draft) as { shared?: { artist?: unknown } };
    const artist = shared?.artist;
    if (typeof artist === 'string')
      await db
        .updateTable('landing_pages')
        .set({ artist_key: searchKey(artist) })
        .where('id', '=', id)
        .execute();
  }
};
