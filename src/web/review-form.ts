import type { InvitationView } from '../contracts/review-invitation.ts';
import type { ReviewFields } from '../contracts/review-submission.ts';
import type { PageLocals, ReviewRequest } from '../contracts/site.ts';
import { readRating } from '../domain/review/rating.ts';
import { isInvitationCode } from '../domain/review/review-path.ts';
import type { CallApi } from './call-api.ts';
import { type PlainForm, type PostedFrom, postPlainForm } from './plain-form.ts';

/** A code is for whoever holds it: no search engine, no cache and no other site learns of it. */
export const REVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const reviewForm = (code: string): PlainForm<ReviewFields> => ({
  endpoint: '/api/reviews',
  names: ['rating', 'name', 'email', 'message'],
  body: ({ rating, ...typed }) => ({
    ...typed,
    rating: readRating(rating),
    ...(isInvitationCode(code) && { code }),
  }),
});

/**
 * What the page says of what follows `/review` in its address. The API counts the look-ups of an address; past its limit
 * the code is left unchecked until it is used.
 */
export async function reviewRequest(code: string, callApi: CallApi): Promise<ReviewRequest> {
  if (code === '') return {};
  if (!isInvitationCode(code)) return { state: 'unknown' };
  const response = await callApi(`/api/review-invitations/${code}/state`);
  if (!response.ok) return { code, state: 'unchecked' };
  const { data } = (await response.json()) as { data: InvitationView };
  return { code, state: data.state };
}

/** The form of a review without script. The invitation is looked at again: what was refused may have been its fault. */
export async function postReviewForm(
  values: URLSearchParams,
  code: string,
  from: PostedFrom,
  callApi: CallApi,
) {
  const { outcome, ...answer } = await postPlainForm(reviewForm(code), values, from, callApi);
  const request = outcome.kind === 'sent' ? {} : await reviewRequest(code, callApi);
  return { ...answer, locals: { review: { ...request, outcome } } satisfies Partial<PageLocals> };
}
