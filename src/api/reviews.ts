import { createRoute } from '@hono/zod-openapi';
import {
  HelpfulAnswer,
  HelpfulVote,
  ReviewSubmission,
  ReviewSubmissionAnswer,
} from '../contracts/review-submission.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { idempotencyKey, jsonRequest, pathParameter } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { factsOf } from './middleware/request-facts.ts';

const tags = ['Articles and reviews'];
const refused = failures(...wrongBody, 'rate_limited', 'internal');

const submit = createRoute({
  method: 'post',
  path: '/api/reviews',
  tags,
  summary: 'Write a review',
  description:
    'It waits for moderation. With the `code` of an open invitation it counts as verified, and the invitation is used; a code that is used, expired, revoked or unknown is refused. The e-mail address is never shown. Texts are plain text.',
  request: jsonRequest(ReviewSubmission, {
    rating: 5,
    name: 'Léa Martin',
    email: 'lea@example.com',
    message: 'Clear figures, and a report that fits on one page.',
    code: '7K3MX9QA',
  }),
  parameters: [idempotencyKey],
  middleware: jsonBody(ReviewSubmission),
  responses: {
    201: succeeds(ReviewSubmissionAnswer, 'Stored'),
    ...refused,
    ...failures('invitation_invalid', 'idempotency_conflict'),
  },
});

const helpful = createRoute({
  method: 'post',
  path: '/api/reviews/{id}/helpful',
  tags,
  summary: 'Find an approved review helpful',
  description:
    'One vote for each `voter`, a random number that a browser makes for itself and keeps. Only a hash of it is stored, another for each review.',
  request: jsonRequest(HelpfulVote, { voter: '6a1f0d52-8d3c-4d0e-9a5e-0d2f7a3c9b11' }),
  parameters: [pathParameter('id', 'Of the review.')],
  middleware: jsonBody(HelpfulVote),
  responses: {
    200: succeeds(HelpfulAnswer, 'The votes of the review'),
    ...refused,
    ...failures('not_found'),
  },
});

/** What visitors do with reviews. */
export function addReviews(api: Api, { useCases }: ApiServices): void {
  api.openapi(submit, async (c) => {
    const result = await useCases.submitReview(c.get('body'), factsOf(c));
    return result.ok ? c.json({ success: true as const, data: result.value }, 201) : failure(c, result.code);
  });

  api.openapi(helpful, async (c) => {
    const result = await useCases.voteHelpful(c.req.param('id'), c.get('body'));
    return result.ok ? c.json({ success: true as const, data: result.value }, 200) : failure(c, result.code);
  });
}
