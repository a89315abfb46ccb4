import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { ArticlesAnswer } from '../contracts/article.ts';
import { PendingReviewsAnswer } from '../contracts/pending-review.ts';
import { ReviewsAnswer } from '../contracts/review.ts';
import { mayModerate } from '../domain/account/role.ts';
import { failure, failures } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { requireAccount } from './middleware/require-account.ts';

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
/** Further on, no site has reviews. */
const LAST_PAGE = 10_000;
const page = {
  in: 'query' as const,
  name: 'page',
  description: 'Which so many of the approved ones. After the last page, the list is empty.',
  schema: { type: 'integer' as const, minimum: 1, maximum: LAST_PAGE, default: 1 },
};
const state =
  '`state` is `loading` until the first answer of the source, `error` (with `reason`) when there is nothing to show after a failure, and else `loaded`, however old the list is.';

const unchanged = 'Answers 304 to an `If-None-Match` with the tag of the same list.';

/** Whoever asks for others than the approved ones must be somebody who may moderate. */
const guardOthers: MiddlewareHandler<ApiEnv> = async (c, next) =>
  statusOf(c.req.query('status')) === 'approved' ? next() : requireAccount(mayModerate)(c as never, next);
const statusOf = (typed: string | undefined) => typed ?? 'approved';

/**
 * What everybody may have: small on its way, kept by the browser, and asked for again each time, so that a decision of a
 * moment ago is in every list. An unchanged one is answered 304.
 */
const revalidated = every(compress(), etag(), async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.header('cache-control', 'no-cache');
  // Without `lang`, these choose the language.
  c.header('vary', 'Accept-Language, Cookie', { append: true });
});
const revalidatedApproved: MiddlewareHandler<ApiEnv> = async (c, next) =>
  statusOf(c.req.query('status')) === 'approved' ? revalidated(c, next) : next();

const reviews = createRoute({
  method: 'get',
  path: '/api/reviews',
  tags: ['Articles and reviews'],
  summary: 'The reviews',
  description: `Approved ones: as stored, newest first, with figures over all of them. ${state} ${unchanged} Never an e-mail address. Pending and rejected ones: at most 200, newest first, with the e-mail addresses of their writers, for moderators.`,
  parameters: [lang, status, limit, page],
  middleware: [guardOthers, revalidatedApproved] as const,
  responses: {
    200: {
      description: 'The list',
      content: { 'application/json': { schema: z.union([ReviewsAnswer, PendingReviewsAnswer]) } },
    },
    ...failures('unauthorized', 'invalid_fields', 'internal'),
  },
});

const articles = createRoute({
  method: 'get',
  path: '/api/articles',
  tags: ['Articles and reviews'],
  summary: 'The latest blog posts',
  description: `The latest three, as stored, newest first. ${state} ${unchanged}`,
  parameters: [lang],
  middleware: revalidated,
  responses: {
    200: {
      description: 'The list',
      content: { 'application/json': { schema: ArticlesAnswer } },
    },
    ...failures('internal'),
  },
});

/** The lists that come from elsewhere. No call waits for a vendor: what is stored is what is served. */
export function addFeeds(api: Api, { useCases }: ApiServices): void {
  api.openapi(reviews, async (c) => {
    const status = statusOf(c.req.query('status'));
    if (status === 'pending' || status === 'rejected') {
      const data = await useCases.listModeration(status);
      return c.json({ success: true as const, data }, 200);
    }
    if (status !== 'approved') return failure(c, 'invalid_fields');
    const { items, stats, state, reason } = await useCases.listReviews(c.get('locale'), {
      size: numberIn(c.req.query('limit'), MOST) ?? MOST,
      page: numberIn(c.req.query('page'), LAST_PAGE) ?? 1,
    });
    return c.json({ success: true as const, data: items, stats, state, ...(reason && { reason }) }, 200);
  });

  api.openapi(articles, async (c) => {
    const { items, state, reason } = await useCases.listArticles(c.get('locale'));
    return c.json({ success: true as const, data: items, state, ...(reason && { reason }) }, 200);
  });
}

/** A number from 1 to the most that it may be. One that cannot be read is none: a list is no place to fail for it. */
function numberIn(value: string | undefined, most: number): number | undefined {
  return /^\d{1,6}$/.test(value ?? '') ? Math.min(Math.max(Number(value), 1), most) : undefined;
}
