import type { PendingReviewDto } from '../../../contracts/reviews/pending-review.ts';
import type { ReviewStatus } from '../../../domain/review/status.ts';
import type { ModeratedReview, ReviewStore } from '../../ports/feeds.ts';

/** Reviews shown at once: judging these brings up the others. */
const MAX_MODERATED = 200;

/** The reviews that wait for a decision, or were refused, newest first, with the e-mail addresses of their writers. */
export async function listModeration(
  { reviews }: { reviews: ReviewStore },
  status: Exclude<ReviewStatus, 'approved'>,
): Promise<PendingReviewDto[]> {
  return (await reviews.listByStatus(status, MAX_MODERATED)).map(moderationDto);
}

/** The documented fields, `_id` and `message` among them. */
export function moderationDto(review: ModeratedReview): PendingReviewDto {
  const { id, name, email, rating, comment, createdAt, status } = review;
  return {
    _id: id,
    name,
    email,
    rating,
    message: comment,
    createdAt: new Date(createdAt).toISOString(),
    status,
  };
}
