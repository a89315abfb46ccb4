import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/**
 * Adds the advertising platform of the campaign that a review is about. Null: not known. Reviews that were written with
 * the invitation of a campaign get that campaign's.
 */
export const reviewPlatforms: Migration = async (db) => {
  await db.schema.alterTable('reviews').addColumn('campaign_platform', 'text').execute();
  await sql`
    update reviews set campaign_platform = (
      select campaigns.platform from review_invitations
      join campaigns on campaigns.public_id = review_invitations.campaign_id
      where review_invitations.review_id = reviews.public_id
    )
    where public_id in (select review_id from review_invitations where review_id is not null)
  `.execute(db);
};
