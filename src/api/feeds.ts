import { createRoute } from '@hono/zod-openapi';
import { ArticlesAnswer } from '../contracts/article.ts';
import { ReviewsAnswer } from '../contracts/review.ts';
import { failure, failures } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';

const lang = {
  in: 'query' as const,
  name: 'lang',
  description: 'Language of dates and labels: fr, en, es or pt.',
  schema: { type: 'string' as const, enum: ['fr', 'en', 'es', 'pt'] },
};
const status = {
  in: 'query' as const,
  name: 'status',
  description: '`approved`, which is also the default. Any other needs the administrator’s token.',
  schema: { type: 'string' as const, enum: ['approved', 'pending', 'rejected'] },
};
const MOST = 100;
const limit = {
  in: 'query' as const,
  name: 'limit',
  description: 'How many at most. The figures count all of them.',
  schema: { type: 'integer' as const, minimum: 1, maximum: MOST, default: MOST },
};
const state =
  '`state` is `loading` until the first answer of the source, `error` (with `reason`) when there is nothing to show after a failure, and else `loaded`, however old the list is.';

const reviews = createRoute({
  method: 'get',
  path: '/api/reviews',
  tags: ['Articles and reviews'],
  summary: 'The approved reviews',
  description: `As stored, newest first, with figures over all of them. ${state} Never an e-mail address.`,
  parameters: [lang, status, limit],
  responses: {
    200: {
      description: 'The list',
      content: { 'application/json': { schema: ReviewsAnswer } },
    },
    ...failures('unauthorized', 'internal'),
  },
});

const articles = createRoute({
  method: 'get',
  path: '/api/articles',
  tags: ['Articles and reviews'],
  summary: 'The latest blog posts',
  description: `The latest three, as stored, newest first. ${state}`,
  parameters: [lang],
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
    if ((c.req.query('status') ?? 'approved') !== 'approved') {
      c.header('www-authenticate', 'Bearer');
      return failure(c, 'unauthorized');
    }
    const { items, stats, state, reason } = await useCases.listReviews(c.get('locale'));
    const data = items.slice(0, limitOf(c.req.query('limit')));
    return c.json({ success: true as const, data, stats, state, ...(reason && { reason }) }, 200);
  });

  api.openapi(articles, async (c) => {
    const { items, state, reason } = await useCases.listArticles(c.get('locale'));
    return c.json({ success: true as const, data: items, state, ...(reason && { reason }) }, 200);
  });
}

/** A limit that cannot be read is none: a list is no place to fail for it. */
function limitOf(value: string | undefined): number {
  const limit = /^\d{1,6}$/.test(value ?? '') ? Number(value) : MOST;
  return Math.min(Math.max(limit, 1), MOST);
}
