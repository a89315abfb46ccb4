import { submitReview } from '../../app/reviews/write/submit-review.ts';
import { voteHelpful } from '../../app/reviews/write/vote-helpful.ts';
import {
  HelpfulAnswer,
  HelpfulVote,
  ReviewSubmission,
  ReviewSubmissionAnswer,
} from '../../contracts/reviews/review-submission.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Articles and reviews', method: 'post' } as const;

/** Reviews and votes of visitors. */
export const reviewOperations = [
  operation({
    ...shared,
    path: '/reviews',
    limit: 'forms',
    idempotent: true,
    summary: 'Write a review',
    description:
      'It waits for moderation. With the `code` of an open invitation it counts as verified, and the invitation is used; a code that is used, expired, revoked or unknown is refused. The e-mail address is never shown. Texts are plain text. The platform of the campaign, the month of the experience and whether anything was given in return are shown beside it; with an invitation, its campaign and its record complete them. The platform of an invitation’s campaign takes precedence.',
    body: ReviewSubmission,
    example: {
      rating: 5,
      name: 'Léa Martin',
      email: 'lea@example.com',
      message: 'Clear figures, and a report that fits on one page.',
      experience: '2026-03',
      campaignPlatform: 'youtube',
      reward: 'none',
      code: '7K3MX9QA',
    },
    status: 201,
    answer: ReviewSubmissionAnswer,
    meaning: 'Stored',
    fails: ['invitation_invalid', 'idempotency_conflict', 'invalid_fields'],
    run: ({ ports, input, facts }) => submitReview(ports, input, facts),
  }),
  operation({
    ...shared,
    path: '/reviews/{id}/helpful',
    params: { id: 'Of the review.' },
    limit: 'votes',
    summary: 'Find an approved review helpful',
    description:
      'One vote for each `voter`, a random number that a browser makes for itself and keeps. Only a hash of it is stored, another for each review.',
    body: HelpfulVote,
    example: { voter: '6a1f0d52-8d3c-4d0e-9a5e-0d2f7a3c9b11' },
    answer: HelpfulAnswer,
    meaning: 'The votes of the review',
    fails: ['not_found'],
    run: ({ ports, params, input }) => voteHelpful(ports, params.id, input),
  }),
] as const;
