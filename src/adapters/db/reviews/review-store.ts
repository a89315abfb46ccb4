import type { Selectable } from 'kysely';
import type { FetchedReview, ModeratedReview, Review, ReviewStore } from '../../../app/ports/feeds.ts';
import type { Ids } from '../../../app/ports.ts';
import { passagesOf } from '../../../domain/review/excerpt.ts';
import { featuredRule } from '../../../domain/review/rating.ts';
import { type ReviewStatus, reviewStatuses } from '../../../domain/review/status.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { createFeedRows } from '../feeds/feed-rows.ts';
import { answerOf } from './review-answer.ts';
import { reviewSearch } from './review-search.ts';
import { type ReviewRow, writtenRecord } from './review-tables.ts';

/** Creates the store of reviews, on either engine. `ReviewStore` documents its functions. */
export function createReviewStore(database: Database, ids: Ids): ReviewStore {
  const { db } = database;
  const feed = createFeedRows(database, ids, 'reviews');
  const approved = () => db.selectFrom('reviews').where('status', '=', 'approved');

  return {
    replace: (owner, list, now) =>
      db.transaction().execute(async (trx) => {
        const { missing, ...counts } = await feed.replace(
          trx,
          { owner, items: list.map(toContent), now },
          { helpful: 0, status: 'approved' },
        );
        // A hidden review that its site withdrew stays hidden, without its content: otherwise it would be shown if the
        // site published it again.
        const withdrawn = missing.filter(({ status }) => status === 'rejected').map(({ id }) => id);
        if (withdrawn.length > 0)
          await trx
            .updateTable('reviews')
            .set({ ...emptied, updated_at: now })
            .where('id', 'in', withdrawn)
            .execute();
        const deleted = missing.filter(({ status }) => status !== 'rejected').map(({ id }) => id);
        await feed.remove(trx, deleted);
        return { ...counts, removed: deleted.length };
      }),
    count: feed.count,
    removeDemo: feed.removeDemo,

    async listApproved(perOwner) {
      const ranked = approved()
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('owner')
                .orderBy('published_at', (order) => order.desc().nullsLast())
                .orderBy('id'),
            )
            .as('rank'),
        );
      const rows = await db
        .selectFrom(ranked.as('ranked'))
        .leftJoin('picture_copies', 'picture_copies.source', 'ranked.avatar')
        .selectAll('ranked')
        .select('picture_copies.file as portrait')
        .where('rank', '<=', perOwner)
        .orderBy('published_at', (order) => order.desc().nullsLast())
        .orderBy('id')
        .execute();
      return rows.map(toReview);
    },

    async pageApproved(size, page, order) {
      const rows = await approved()
        .leftJoin('picture_copies', 'picture_copies.source', 'reviews.avatar')
        .selectAll('reviews')
        .select('picture_copies.file as portrait')
        .$if(order === 'lowest', (query) => query.orderBy('rating', (rating) => rating.asc().nullsLast()))
        .orderBy('published_at', (date) => date.desc().nullsLast())
        .orderBy('id')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      return rows.map(toReview);
    },

    async countApproved() {
      const { rating, commentLength } = featuredRule;
      return db
        .selectFrom('reviews')
        .where((eb) =>
          eb.or([
            eb('status', '=', 'approved'),
            // Hidden, and not withdrawn by its site.
            eb.and([
              eb('status', '=', 'rejected'),
              eb('owner', '<>', 'site'),
              eb.or([eb('rating', 'is not', null), eb('comment', 'is not', null)]),
            ]),
          ]),
        )
        .select(({ fn, eb }) => [
          'rating',
          fn.count<number>(eb.case().when('status', '=', 'approved').then(1).end()).as('total'),
          fn.count<number>(eb.case().when('status', '=', 'rejected').then(1).end()).as('hidden'),
          fn
            .count<number>(
              eb
                .case()
                .when(
                  eb.and([
                    eb('status', '=', 'approved'),
                    eb('rating', '=', rating),
                    eb(fn<number>('length', [fn.coalesce('excerpt', 'comment')]), '>', commentLength),
                  ]),
                )
                .then(1)
                .end(),
            )
            .as('featured'),
          fn
            .count<number>(
              eb
                .case()
                .when(eb.or([eb('owner', '=', 'demo'), eb('demo', '=', 1)]))
                .then(1)
                .end(),
            )
            .as('samples'),
        ])
        .groupBy('rating')
        .execute();
    },

    async listByStatus(status, limit) {
      const rows = await db
        .selectFrom('reviews')
        .selectAll()
        .where('status', '=', status)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toModeratedReview);
    },

    async counts() {
      const rows = await db
        .selectFrom('reviews')
        .select(['status', ({ fn }) => fn.countAll<number>().as('total')])
        .groupBy('status')
        .execute();
      const counts = Object.fromEntries(reviewStatuses.map((status) => [status, 0]));
      for (const { status, total } of rows) counts[status] = total;
      return counts as Record<ReviewStatus, number>;
    },

    async addDemo(reviews) {
      const stored = await db
        .insertInto('reviews')
        .values(
          reviews.map(({ externalId, name, email, rating, comment, lang, createdAt }) => ({
            public_id: ids.next(),
            // Not `demo`: the source of samples replaces the rows of that owner.
            owner: 'site' as const,
            external_id: externalId,
            // Shown beside the review once it is approved, to mark it as a sample.
            platform: 'demo',
            name: storableText(name),
            email: storableText(email),
            rating,
            comment: storableText(comment),
            lang,
            published_at: createdAt,
            verified: 0,
            helpful: 0,
            status: 'pending' as const,
            demo: 1,
            created_at: createdAt,
            updated_at: createdAt,
            search: reviewSearch({ name, email, comment }),
          })),
        )
        .onConflict((conflict) => conflict.columns(['owner', 'external_id']).doNothing())
        .returning('id')
        .execute();
      return stored.length;
    },

    async removePendingDemo() {
      await db.deleteFrom('reviews').where('owner', '=', 'site').where('demo', '=', 1).execute();
    },
  };
}

function toContent(review: FetchedReview) {
  const written = writtenRecord.toRow(review);
  return {
    ...written,
    external_id: storableText(review.externalId),
    platform: storableText(review.platform),
    search: reviewSearch({ ...written, email: null }),
    published_at: review.publishedAt,
    avatar: storableText(review.avatar),
    company: storableText(review.company),
  } satisfies Partial<Selectable<ReviewRow>>;
}

/** The content of a hidden review that its site withdrew. */
const emptied = {
  name: null,
  rating: null,
  comment: null,
  search: '',
  lang: null,
  avatar: null,
  company: null,
  answer: null,
  answer_lang: null,
  answered_at: null,
} as const;

/** Copies declared fields only, so that the e-mail address does not leave the database. */
function toReview(row: Selectable<ReviewRow> & { portrait: string | null }): Review {
  return {
    ...writtenRecord.toRecord(row),
    ...(row.excerpt !== null && { comment: row.excerpt }),
    cuts: row.excerpt === null ? 0 : passagesOf(row.comment ?? '', row.excerpt).length,
    id: row.public_id,
    owner: row.owner,
    platform: row.platform,
    publishedAt: row.published_at,
    portrait: row.portrait,
    company: row.company,
    helpful: row.helpful,
    answer: answerOf(row),
  };
}

function toModeratedReview(row: Selectable<ReviewRow>): ModeratedReview {
  return {
    id: row.public_id,
    name: row.name,
    email: row.email,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at,
    status: row.status,
  };
}
