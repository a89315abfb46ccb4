import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReviewInbox, WrittenReview } from '../../../app/ports/moderation.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Rating } from '../../../domain/review/rating.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { appendMail } from '../mail/mail-queue.ts';
import type { Schema } from '../schema.ts';
import { claimInvitation } from './invitation-store.ts';
import { reviewSearch } from './review-search.ts';

/** Creates the store of visitors' reviews and votes, on either engine. `ReviewInbox` documents its functions. */
export function createReviewInbox({ db, engine }: Database): ReviewInbox {
  return {
    async submit(review, codeDigests, key, notice) {
      // The column also holds the names of samples: a key is stored as a prefixed hash.
      const externalId = key === undefined ? null : `key:${sha256(key)}`;
      return db.transaction().execute(async (trx) => {
        const row = toRow(review);
        // Of two calls with the same key at once, the second one waits here for the first one's commit.
        const inserted = await trx
          .insertInto('reviews')
          .values({ ...row, external_id: externalId, verified: codeDigests === undefined ? 0 : 1 })
          .onConflict((conflict) => conflict.columns(['owner', 'external_id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) return earlier(trx, externalId);
        if (codeDigests && !(await claimInvitation(trx, codeDigests, review.id, review.createdAt))) {
          await trx.deleteFrom('reviews').where('id', '=', inserted.id).execute();
          return 'invitation_invalid';
        }
        if (notice) await appendMail(trx, notice, notice.id, review.createdAt);
        return { review, verified: codeDigests !== undefined };
      });
    },

    async vote(reviewId, voter) {
      return db.transaction().execute(async (trx) => {
        const review = await trx
          .selectFrom('reviews')
          .select(['id', 'helpful'])
          .where('public_id', '=', storableText(reviewId))
          .where('status', '=', 'approved')
          // Locks the review against deletion until the vote is written; other browsers may vote meanwhile.
          .$if(engine === 'postgres', (query) => query.forKeyShare())
          .executeTakeFirst();
        if (!review) return undefined;
        const vote = await trx
          .insertInto('review_votes')
          .values({ review_id: review.id, voter: sha256(`${reviewId}\n${voter}`) })
          .onConflict((conflict) => conflict.columns(['review_id', 'voter']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!vote) return { helpful: review.helpful, counted: false };
        const { helpful } = await trx
          .updateTable('reviews')
          .set(({ eb }) => ({ helpful: eb('helpful', '+', 1) }))
          .where('id', '=', review.id)
          .returning('helpful')
          .executeTakeFirstOrThrow();
        return { helpful, counted: true };
      });
    },
  };
}

function toRow(review: WrittenReview) {
  const { id, name, email, rating, comment, lang, experience, campaignPlatform, reward, createdAt } = review;
  const words = {
    name: storableText(name),
    email: storableText(email),
    comment: storableText(comment),
  };
  return {
    ...words,
    public_id: id,
    owner: 'site' as const,
    platform: 'site',
    rating,
    lang,
    experience,
    // Absent from a review that an older version put into quarantine.
    campaign_platform: campaignPlatform ?? null,
    reward,
    published_at: createdAt,
    helpful: 0,
    status: 'pending' as const,
    demo: 0,
    created_at: createdAt,
    updated_at: createdAt,
    search: reviewSearch(words),
  };
}

/** Returns the review that was stored first with a key. */
async function earlier(trx: Kysely<Schema>, externalId: string | null) {
  const row = await trx
    .selectFrom('reviews')
    .selectAll()
    .where('owner', '=', 'site')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  const review: WrittenReview = {
    id: row.public_id,
    name: row.name ?? '',
    email: row.email,
    rating: row.rating as Rating,
    comment: row.comment ?? '',
    lang: row.lang as Locale,
    experience: row.experience,
    campaignPlatform: row.campaign_platform,
    reward: row.reward,
    createdAt: row.created_at,
  };
  return { review, verified: row.verified === 1 };
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
