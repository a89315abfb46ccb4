import type {
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationCounts,
  ModerationPage,
  ReviewDecision,
} from '../../contracts/reviews/moderation.ts';
import type { RefusalGround } from '../../domain/review/refusal-grounds.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import { callApi } from '../api/call-api.ts';
import { requireAddress } from '../api/pending-reviews.ts';

/** A decision about one or several reviews of the same status. `to: 'pending'` undoes an earlier decision. */
export interface Decision {
  reviews: readonly ModeratedReviewDto[];
  from: ReviewStatus;
  to: ReviewStatus;
  ground?: RefusalGround;
  reason?: string;
}

/**
 * Why no author of a rejected review gets an e-mail: all reviews are samples, or no author left an address; `byLink`: the links
 * of their invitations show the reason.
 */
export type Untold = 'byLink' | 'noEmail' | 'sample';

/** Returns why none of the authors gets an e-mail, or undefined if at least one does. */
export function untoldOf(...reviews: readonly ModeratedReviewDto[]): Untold | undefined {
  const real = reviews.filter(({ demo }) => !demo);
  if (real.length === 0) return 'sample';
  if (real.some(({ email }) => email !== null)) return undefined;
  return real.every(({ invited }) => invited !== null) ? 'byLink' : 'noEmail';
}

/** Sends a decision: one review by `PUT /reviews/{id}`, several in one call. @throws ApiError */
export async function sendDecision(decision: Decision): Promise<BulkDecisionAnswer> {
  requireAddress();
  const { reviews, from, to, ground, reason = '' } = decision;
  const body: ReviewDecision = { status: to, from, ...(ground && { ground }), ...(reason && { reason }) };
  const ids = reviews.map(({ _id }) => _id);
  const [first, ...others] = ids;
  if (first === undefined || others.length > 0)
    return callApi('POST /reviews/decisions', { body: { ids, ...body } });
  await callApi('PUT /reviews/{id}', { params: { id: first }, body });
  return { decided: ids, conflicts: [], missing: [] };
}

/** Returns the page without the reviews of `ids`, whose status has changed. Idempotent. */
export function withoutDecided(
  page: ModerationPage,
  ids: ReadonlySet<string>,
  { from, to }: Pick<Decision, 'from' | 'to'>,
): ModerationPage {
  const items = page.items.filter(({ _id, status }) => status !== from || !ids.has(_id));
  const gone = page.items.length - items.length;
  if (gone === 0) return page;
  return { ...page, items, total: page.total - gone, counts: moved(page.counts, gone, { from, to }) };
}

/** Returns the counts after `reviews` reviews changed their status; never below 0, as the old counts may be stale. */
export function moved(
  counts: ModerationCounts,
  reviews: number,
  { from, to }: Pick<Decision, 'from' | 'to'>,
): ModerationCounts {
  const after = { ...counts };
  after[from] = Math.max(0, after[from] - reviews);
  after[to] += reviews;
  return after;
}

export const idsOf = (reviews: Decision['reviews']): ReadonlySet<string> =>
  new Set(reviews.map(({ _id }) => _id));
