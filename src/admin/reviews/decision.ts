import type {
  BulkDecision,
  BulkDecisionAnswer,
  ModeratedReviewDto,
  ModerationCounts,
  ModerationPage,
  ReviewDecision,
} from '../../contracts/moderation.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import { callApi } from '../session/api.ts';
import { requireAddress } from '../session/pending-reviews.ts';

/** One or several reviews of one status, and what is decided about them. `pending` takes a decision back. */
export interface Decision {
  reviews: readonly ModeratedReviewDto[];
  from: ReviewStatus;
  to: ReviewStatus;
  reason?: string;
  tellAuthor?: boolean;
}

/** Tells the server: one review as documented, several in one call. @throws ApiError */
export async function sendDecision(decision: Decision): Promise<BulkDecisionAnswer> {
  requireAddress();
  const { reviews, from, to, reason = '', tellAuthor = false } = decision;
  const body: ReviewDecision = { status: to, from, tellAuthor, ...(reason && { reason }) };
  const ids = reviews.map(({ _id }) => _id);
  const [first, ...others] = ids;
  if (first === undefined || others.length > 0)
    return callApi('POST', '/reviews/decisions', { ids, ...body } satisfies BulkDecision);
  await callApi<unknown>('PUT', `/reviews/${encodeURIComponent(first)}`, body);
  return { decided: ids, conflicts: [], missing: [] };
}

/** A page of the list without those that have another status now. Applied twice it changes nothing more. */
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

/** The counts after so many reviews were given another status; never below none, whatever was known before. */
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
