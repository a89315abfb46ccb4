import type { InvitationView } from '../../contracts/reviews/review-invitation.ts';
import type { ReviewFields } from '../../contracts/reviews/review-submission.ts';
import type { PageLocals, ReviewRequest } from '../../contracts/site.ts';
import { readInvitationCode } from '../../domain/review/invitation.ts';
import { readRating } from '../../domain/review/rating.ts';
import type { CallApi } from '../call-api.ts';
import { type PlainForm, type PostedFrom, postPlainForm } from './plain-form.ts';

/** The address may hold an invitation code, which is secret: no search engine, cache or other site may learn it. */
export const REVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const reviewForm = (code: string | undefined): PlainForm<ReviewFields> => ({
  endpoint: '/api/reviews',
  names: ['rating', 'name', 'email', 'message', 'experience', 'campaignPlatform', 'reward'],
  body: ({ rating, ...typed }) => ({
    ...typed,
    rating: readRating(rating),
    ...(code !== undefined && { code }),
  }),
});

/**
 * Returns the state of the invitation code, which follows `/review` in the page's address. The API limits the look-ups
 * of an IP address; beyond the limit the state is `unchecked`, and the API checks the code only when the review is
 * posted.
 */
export async function reviewRequest(typed: string, callApi: CallApi): Promise<ReviewRequest> {
  if (typed === '') return {};
  const code = readInvitationCode(typed);
  if (code === undefined) return { state: 'unknown' };
  const response = await callApi(`/api/review-invitations/${code}/state`);
  if (!response.ok) return { code, state: 'unchecked' };
  const { data } = (await response.json()) as { data: InvitationView };
  return { code, state: data.state, review: data.review };
}

/**
 * Sends a review form that was posted without script to the API, and returns the data for the page that is rendered
 * next. After a refusal it requests the state of the invitation again, because the invitation may be the cause.
 */
export async function postReviewForm(
  values: URLSearchParams,
  typed: string,
  from: PostedFrom,
  callApi: CallApi,
) {
  const { outcome, ...answer } = await postPlainForm(
    reviewForm(readInvitationCode(typed)),
    values,
    from,
    callApi,
  );
  const request = outcome.kind === 'sent' ? {} : await reviewRequest(typed, callApi);
  return { ...answer, locals: { review: { ...request, outcome } } satisfies Partial<PageLocals> };
}
