import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { eraseReasons } from './moderation-log.ts';

/**
 * Deletes reviews with their votes, the invitations that name their authors, and the texts of the reasons for
 * decisions. The moderation log keeps its entries, which no longer identify a person. The caller must hold the lock of
 * that log.
 * @param ids their `public_id`
 */
export async function eraseReviews(trx: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('reviews').where('public_id', 'in', ids).execute();
  await trx.deleteFrom('review_invitations').where('review_id', 'in', ids).execute();
  await eraseReasons(trx, ids);
}
