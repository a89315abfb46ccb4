import type { ModeratedReviewDto, ReviewHiding } from '../../../contracts/reviews/moderation.ts';
import type { ReviewStatus } from '../../../domain/review/status.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { moderatedReview } from './moderated-review.ts';

/**
 * Hides a review from another site, with a reason in the moderation log. Its rating still counts in the average that pages
 * show (decision record 0072). A review that is already hidden keeps its first reason.
 */
export const hideReview = (
  ports: Ports,
  id: string,
  { reason }: ReviewHiding,
  asker: Asker,
): Promise<Result<ModeratedReviewDto, 'not_found'>> => change(ports, id, 'rejected', reason, asker);

/** Shows a hidden review again. A visible review does not change. */
export const showReview = (
  ports: Ports,
  id: string,
  asker: Asker,
): Promise<Result<ModeratedReviewDto, 'not_found'>> => change(ports, id, 'approved', null, asker);

async function change(
  ports: Ports,
  id: string,
  to: Exclude<ReviewStatus, 'pending'>,
  reason: string | null,
  asker: Asker,
): Promise<Result<ModeratedReviewDto, 'not_found'>> {
  const actor = actorOf(ports, asker);
  const [outcome] = await ports.moderation.decide(
    [id],
    { to, ground: null, reason, at: actor.at, actorId: actor.actorId, of: 'elsewhere' },
    (review) => {
      if (review.status === to) return { kind: 'unchanged' };
      return {
        kind: 'write',
        entry: {
          ...actor,
          action: to === 'rejected' ? 'review_hidden' : 'review_shown',
          subject: review.id,
          before: null,
          after: null,
        },
        mail: undefined,
      };
    },
  );
  if (!outcome || outcome.kind === 'missing') return fail('not_found');
  await ports.reviewsChanged();
  return ok(moderatedReview(outcome.review));
}
