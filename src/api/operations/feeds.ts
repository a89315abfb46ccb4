import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { listArticles } from '../../app/feeds/list-articles.ts';
import { fail, ok } from '../../app/result.ts';
import { listModeration } from '../../app/reviews/moderate/list-moderation.ts';
import { listReviews } from '../../app/reviews/read/list-reviews.ts';
import { ArticlesAnswer } from '../../contracts/article.ts';
import type { FeedView } from '../../contracts/feed.ts';
import { PendingReviewsAnswer } from '../../contracts/reviews/pending-review.ts';
import { ReviewsAnswer } from '../../contracts/reviews/review.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { reviewOrders } from '../../domain/review/review-order.ts';
import type { ApiEnv } from '../api-env.ts';
import { requireAccount } from '../middleware/require-account.ts';
import { operation } from '../operation.ts';

const lang = {
  in: 'query' as const,
  name: 'lang',
  description: 'Language of dates and labels: fr, en, es or pt.',
  schema: { type: 'string' as const, enum: ['fr', 'en', 'es', 'pt'] },
};
const status = {
  in: 'query' as const,
  name: 'status',
  description:
    '`approved`, which is also the default. The others need the token of an account that may moderate.',
  schema: { type: 'string' as const, enum: ['approved', 'pending', 'rejected'] },
};
const MOST = 100;
const limit = {
  in: 'query' as const,
  name: 'limit',
  description: 'How many approved ones at most. The figures count all of them.',
  schema: { type: 'integer' as const, minimum: 1, maximum: MOST, default: MOST },
};
/** The highest page number that is accepted: no site has so many reviews. */
const LAST_PAGE = 10_000;
const page = {
  in: 'query' as const,
  name: 'page',
  description: 'The page of the approved ones, from 1. After the last page, the list is empty.',
  schema: { type: 'integer' as const, minimum: 1, maximum: LAST_PAGE, default: 1 },
};
const order = {
  in: 'query' as const,
  name: 'order',
  description:
    '`newest`, which is also the default, or `lowest`: the approved ones with the lowest rating first, those without a rating last.',
  schema: { type: 'string' as const, enum: [...reviewOrders] },
};
const state =
  '`state` is `loading` until the first answer of the source, `error` (with `reason`) when there is nothing to show after a failure, and else `loaded`, however old the list is.';

const unchanged = 'Answers 304 to an `If-None-Match` with the tag of the same list.';

/** Requires an account that may moderate for all lists of reviews except that of approved reviews. */
const guardOthers: MiddlewareHandler<ApiEnv> = async (c, next) =>
  statusOf(c.req.query('status')) === 'approved' ? next() : requireAccount(mayModerate)(c as never, next);
const statusOf = (typed: string | undefined) => typed ?? 'approved';

/**
 * Public lists are compressed, and cached by the browser, which revalidates them each time: every list includes
 * the latest decisions. An unchanged list returns 304.
 */
const revalidated = every(compress(), etag(), async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.header('cache-control', 'no-cache');
  // Without `lang`, these headers decide the language.
  c.header('vary', 'Accept-Language, Cookie', { append: true });
});
const revalidatedApproved: MiddlewareHandler<ApiEnv> = async (c, next) =>
  statusOf(c.req.query('status')) === 'approved' ? revalidated(c, next) : next();

/** The lists of reviews and articles. No request waits for a vendor: the response contains the stored list. */
export const feedOperations = [
  operation({
    tag: 'Articles and reviews',
    method: 'get',
    path: '/reviews',
    summary: 'The reviews',
    description: `Approved ones: as stored, newest first unless the query says otherwise, with figures over all of them. ${state} ${unchanged} Never an e-mail address. Pending and rejected ones: at most 200, newest first, with the e-mail addresses of their writers, for moderators.`,
    queryDocs: [lang, status, limit, page, order],
    before: [guardOthers, revalidatedApproved],
    whole: z.union([ReviewsAnswer, PendingReviewsAnswer]),
    meaning: 'The list',
    fails: ['unauthorized', 'invalid_fields'],
    run: async ({ ports, locale, c }) => {
      const status = statusOf(c.req.query('status'));
      if (status === 'pending' || status === 'rejected')
        return ok({ data: await listModeration(ports, status) });
      if (status !== 'approved') return fail('invalid_fields');
      const view = await listReviews(ports, locale, {
        size: numberIn(c.req.query('limit'), MOST) ?? MOST,
        page: numberIn(c.req.query('page'), LAST_PAGE) ?? 1,
        order: c.req.query('order') === 'lowest' ? 'lowest' : 'newest',
      });
      return ok({ ...feedAnswer(view), stats: view.stats });
    },
  }),
  operation({
    tag: 'Articles and reviews',
    method: 'get',
    path: '/articles',
    summary: 'The latest blog posts',
    description: `The latest three, as stored, newest first. ${state} ${unchanged}`,
    queryDocs: [lang],
    before: [revalidated],
    whole: ArticlesAnswer,
    meaning: 'The list',
    run: async ({ ports, locale }) => feedAnswer(await listArticles(ports, locale)),
  }),
] as const;

const feedAnswer = <T>({ items, state, reason }: FeedView<T>) => ({
  data: items,
  state,
  ...(reason !== undefined && { reason }),
});

/** Returns a number from 1 to `most`. Text that is no number counts as absent, because a public list must not fail. */
function numberIn(value: string | undefined, most: number): number | undefined {
  return /^\d{1,6}$/.test(value ?? '') ? Math.min(Math.max(Number(value), 1), most) : undefined;
}
