import type { Migration } from '../migration.ts';
import { reviewSearch } from '../review-search.ts';

/** What is searched in reviews of other sites that came before 0009, and whose source may not answer again. */
export const reviewsFoundByWords: Migration = async (db) => {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'name', 'email', 'comment'])
    .where('search', '=', '')
    .execute();
  for (const { id, ...review } of rows) {
    await db
      .updateTable('reviews')
      .set({ search: reviewSearch(review) })
      .where('id', '=', id)
      .execute();
  }
};
