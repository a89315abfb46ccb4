import type { PendingReviewDto } from '../../../contracts/reviews/pending-review.ts';
import type { ReviewStatus } from '../../../domain/review/status.ts';
import type { ModeratedReview, ReviewStore } from '../../ports/feeds.ts';

/** Maximum number of reviews in the list: further ones are listed once these are decided. */
const MAX_MODERATED = 200;

/** Returns the pending or rejected reviews, newest first, with the e-mail addresses of their authors. */
export async function listModeration(
  { reviews }: { reviews: ReviewStore },
  status: Exclude<ReviewStatus, 'approved'>,
): Promise<PendingReviewDto[]> {
  return (await reviews.listByStatus(status, MAX_MODERATED)).map(moderationDto);
}

/** Returns the documented fields, including `_id` and `message`. */
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
