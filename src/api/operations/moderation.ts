import {
  type AlreadyDecided,
  decideReview,
  decideReviews,
} from '../../app/reviews/moderate/decide-reviews.ts';
import { countModerated, listModerated } from '../../app/reviews/moderate/list-moderated.ts';
import {
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationCounts,
  ModerationPage,
  ModerationQuery,
  ReviewDecision,
} from '../../contracts/moderation.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { decidedSentence } from '../../i18n/moderation-texts.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Moderation', allow: mayModerate } as const;

/** The list of reviews, and decisions on those that were written on the site, for moderators. */
export const moderationOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/reviews/moderation',
    summary: 'A page of the reviews that were written on the site, or of all',
    description:
      'With the e-mail addresses of their writers. `id` names one review, whatever the rest of the filter. `q` is part of a name, an address or the text, accents and capitals aside; `from` and `to` are days in the agency’s time zone, both included. `source=site` leaves out the reviews from other sites. By the time at which they were written, the newest first unless `order` is `asc`. `rated=yes` leaves out those without a rating. `counts` are of what the rest of the filter leaves, by status, whatever `id` says.',
    query: ModerationQuery,
    answer: ModerationPage,
    meaning: 'A page',
    run: ({ ports, query }) => listModerated(ports, query),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/reviews/moderation/counts',
    summary: 'How many of those written on the site wait, were approved and were rejected',
    answer: ModerationCounts,
    meaning: 'The numbers',
    run: ({ ports }) => countModerated(ports),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/reviews/{id}',
    params: { id: 'Of the review.' },
    summary: 'Approve or reject a review, or take that back',
    description:
      'Only reviews that were written on the site are judged here: any other is 404. `from` is the status that the moderator saw; if it is another one by now, 409 says what was decided and by whom. The reason of a rejection is sent to the author ten seconds later, where an e-mail address was left, unless `tellAuthor` is false or the decision is taken back before. Pages show the change at once.',
    body: ReviewDecision,
    example: { status: 'rejected', reason: 'The review is about another company.', tellAuthor: true },
    answer: ModeratedReviewDto,
    meaning: 'The review as it is now',
    fails: ['not_found', 'already_decided'],
    sentences: {
      already_decided: ({ status, by }: AlreadyDecided, locale) => decidedSentence(locale, status, by),
    },
    run: ({ ports, params, input, asker }) => decideReview(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/reviews/decisions',
    summary: 'The same for several reviews',
    description:
      'At most 100. Each is judged by itself: the answer names those that another moderator judged.',
    body: BulkDecision,
    example: { ids: ['0d9c4f8e-5a2b-4a57-9d0c-5c8a8c3f6a11'], status: 'approved' },
    answer: BulkDecisionAnswer,
    meaning: 'What became of each',
    run: ({ ports, input, asker }) => decideReviews(ports, input, asker),
  }),
] as const;
