import { createRoute } from '@hono/zod-openapi';
import {
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationCounts,
  ModerationPage,
  ModerationQuery,
  ReviewDecision,
} from '../contracts/moderation.ts';
import { mayModerate } from '../domain/account/role.ts';
import { decidedSentence } from '../i18n/moderation-texts.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest, pathParameter, queryParameters } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { query } from './middleware/query.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Moderation'];
const guard = requireAccount(mayModerate);
const guarded = failures('unauthorized', 'internal');
const refused = failures(...wrongBody);
const example = {
  status: 'rejected',
  reason: 'The review is about another company.',
  tellAuthor: true,
} as const;

const list = createRoute({
  method: 'get',
  path: '/api/reviews/moderation',
  tags,
  summary: 'A page of the reviews that were written on the site, or of all',
  description:
    'With the e-mail addresses of their writers. `id` names one review, whatever the rest of the filter. `q` is part of a name, an address or the text, accents and capitals aside; `from` and `to` are days in the agency’s time zone, both included. `source=site` leaves out the reviews from other sites. By the time at which they were written, the newest first unless `order` is `asc`. `rated=yes` leaves out those without a rating. `counts` are of what the rest of the filter leaves, by status, whatever `id` says.',
  parameters: queryParameters(ModerationQuery),
  security: sessionSecurity,
  middleware: [guard, query(ModerationQuery)] as const,
  responses: { 200: succeeds(ModerationPage, 'A page'), ...guarded, ...failures('invalid_fields') },
});

const counts = createRoute({
  method: 'get',
  path: '/api/reviews/moderation/counts',
  tags,
  summary: 'How many of those written on the site wait, were approved and were rejected',
  security: sessionSecurity,
  middleware: guard,
  responses: { 200: succeeds(ModerationCounts, 'The numbers'), ...guarded },
});

const decide = createRoute({
  method: 'put',
  path: '/api/reviews/{id}',
  tags,
  summary: 'Approve or reject a review, or take that back',
  description:
    'Only reviews that were written on the site are judged here: any other is 404. `from` is the status that the moderator saw; if it is another one by now, 409 says what was decided and by whom. The reason of a rejection is sent to the author ten seconds later, where an e-mail address was left, unless `tellAuthor` is false or the decision is taken back before. Pages show the change at once.',
  request: jsonRequest(ReviewDecision, example),
  parameters: [pathParameter('id', 'Of the review.')],
  security: sessionSecurity,
  middleware: [guard, jsonBody(ReviewDecision)] as const,
  responses: {
    200: succeeds(ModeratedReviewDto, 'The review as it is now'),
    ...guarded,
    ...refused,
    ...failures('not_found', 'already_decided'),
  },
});

const decideSeveral = createRoute({
  method: 'post',
  path: '/api/reviews/decisions',
  tags,
  summary: 'The same for several reviews',
  description: 'At most 100. Each is judged by itself: the answer names those that somebody else judged.',
  request: jsonRequest(BulkDecision, { ids: ['0d9c4f8e-5a2b-4a57-9d0c-5c8a8c3f6a11'], status: 'approved' }),
  security: sessionSecurity,
  middleware: [guard, jsonBody(BulkDecision)] as const,
  responses: { 200: succeeds(BulkDecisionAnswer, 'What became of each'), ...guarded, ...refused },
});

/** What moderators do with reviews that were written on the site. */
export function addModeration(api: Api, { useCases }: ApiServices): void {
  api.openapi(list, async (c) => {
    const data = await useCases.listModerated(c.get('query'));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(counts, async (c) =>
    c.json({ success: true as const, data: await useCases.countModerated() }, 200),
  );

  api.openapi(decide, async (c) => {
    const result = await useCases.decideReview(c.req.param('id'), c.get('body'), askerOf(c));
    if (result.ok) return c.json({ success: true as const, data: result.value }, 200);
    if (result.code === 'not_found') return failure(c, result.code);
    const message = decidedSentence(c.get('locale'), result.status, result.by);
    return failure(c, result.code, { message });
  });

  api.openapi(decideSeveral, async (c) => {
    const data = await useCases.decideReviews(c.get('body'), askerOf(c));
    return c.json({ success: true as const, data }, 200);
  });
}
