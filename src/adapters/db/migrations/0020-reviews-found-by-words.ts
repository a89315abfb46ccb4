import type { Migration } from '../engine/migration.ts';
import { reviewSearch } from '../reviews/review-search.ts';

/** Fills the search text of other sites' reviews from before 0009, because their source may never respond again. */
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
