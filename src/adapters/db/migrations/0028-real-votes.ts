import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/**
 * Sets the helpful counts to the votes that were given. The count of a review from another site began at a number drawn
 * at random before: an invented recommendation (French consumer code, L121-4, 28°).
 */
export const realVotes: Migration = async (db) => {
  await sql`update reviews set helpful =
    (select count(*) from review_votes where review_votes.review_id = reviews.id)`.execute(db);
};
