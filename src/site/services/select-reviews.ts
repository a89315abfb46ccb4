import type { ReviewDto } from '../../contracts/review.ts';

/** Documented: at most four. */
export const MAX_REVIEWS = 4;

/**
 * The reviews that a landing page shows: five stars that somebody gave, at most four, in the order of the list, those
 * with words of their own first. A review that came without a rating is shown with five stars elsewhere; here, where
 * five stars are the claim, it is not.
 */
export function selectReviews(reviews: readonly ReviewDto[]): ReviewDto[] {
  const fiveStars = reviews.filter(({ rated, rating, comment }) => rated && rating === 5 && comment !== '');
  return [...fiveStars.filter(({ quoted }) => quoted), ...fiveStars.filter(({ quoted }) => !quoted)].slice(
    0,
    MAX_REVIEWS,
  );
}
