import type { ReviewDto } from '../../contracts/review.ts';

/** The documented maximum. */
export const MAX_REVIEWS = 4;

/**
 * Returns the reviews for a landing page: at most four with five stars, in the order of the list, but those with the
 * reviewer's own words first. A review without a rating is shown with five stars on other pages, but not here, where
 * the page claims five stars.
 */
export function selectReviews(reviews: readonly ReviewDto[]): ReviewDto[] {
  const fiveStars = reviews.filter(({ rated, rating, comment }) => rated && rating === 5 && comment !== '');
  return [...fiveStars.filter(({ quoted }) => quoted), ...fiveStars.filter(({ quoted }) => !quoted)].slice(
    0,
    MAX_REVIEWS,
  );
}
