import { answerReview, removeAnswer } from '../../app/reviews/answer/answer-review.ts';
import {
  type AlreadyDecided,
  decideReview,
  decideReviews,
} from '../../app/reviews/moderate/decide-reviews.ts';
import { hideReview, showReview } from '../../app/reviews/moderate/hide-review.ts';
import { countModerated, listModerated } from '../../app/reviews/moderate/list-moderated.ts';
import {
  AnswerDraft,
  AnswerVersion,
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationCounts,
  ModerationPage,
  ModerationQuery,
  ReviewDecision,
  ReviewHiding,
} from '../../contracts/reviews/moderation.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { decidedSentence } from '../../i18n/moderation-texts.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Moderation', allow: mayModerate } as const;

const params = { id: 'Of the review.' };

/**
 * For moderators: the list of reviews, decisions on reviews written on the site, hiding of other reviews, and answers.
 */
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
    params,
    summary: 'Approve or reject a review, or take that back',
    description:
      'Only reviews that were written on the site are judged here: any other is 404. `from` is the status that the moderator saw; if it is another one by now, 409 says what was decided and by whom. A rejection needs `ground`, a reason of the list; `reason` may add words. Both are sent to the author ten seconds later, where an e-mail address was left, unless the decision is taken back before; the link of an invitation shows them for a year. Pages show the change at once.',
    body: ReviewDecision,
    example: { status: 'rejected', ground: 'not_with_us', reason: 'It is about another company.' },
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
      'At most 100. A rejection needs one `ground` for all. Each is judged by itself: the answer names those that another moderator judged.',
    body: BulkDecision,
    example: { ids: ['0d9c4f8e-5a2b-4a57-9d0c-5c8a8c3f6a11'], status: 'approved' },
    answer: BulkDecisionAnswer,
    meaning: 'What became of each',
    run: ({ ports, input, asker }) => decideReviews(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/reviews/{id}/hide',
    params,
    summary: 'Hide a review from another site',
    description:
      'The reason is kept in the moderation log. The review leaves the pages at once; its rating still counts in the average and the distribution, and the pages say how many reviews are hidden. A review that was written on the site is 404 here. One that is hidden already stays so, with its first reason.',
    body: ReviewHiding,
    example: { reason: 'It is about another company of that name.' },
    answer: ModeratedReviewDto,
    meaning: 'The review as it is now',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => hideReview(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/reviews/{id}/show',
    params,
    summary: 'Show a hidden review again',
    description: 'One that is shown stays so.',
    answer: ModeratedReviewDto,
    meaning: 'The review as it is now',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => showReview(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/reviews/{id}/answer',
    params,
    summary: 'Answer a review in public, or change the answer',
    description:
      'Pages show it below the review at once, in the one language in which it is written, with the day of the last change. `version` is the `answerVersion` that was read: else 409. A review that pages do not show is 404.',
    body: AnswerDraft,
    example: { text: 'Thank you. The next report will have the figures by country.', lang: 'en', version: 0 },
    answer: ModeratedReviewDto,
    meaning: 'The review with its answer',
    fails: ['not_found', 'answer_conflict'],
    run: ({ ports, params, input, asker }) => answerReview(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/reviews/{id}/answer',
    params,
    summary: 'Remove the answer to a review',
    description: '`version` is the `answerVersion` that was read: else 409.',
    query: AnswerVersion,
    answer: ModeratedReviewDto,
    meaning: 'The review without an answer',
    fails: ['not_found', 'answer_conflict'],
    run: ({ ports, params, query, asker }) => removeAnswer(ports, params.id, query, asker),
  }),
] as const;
