import type { ReviewDto } from '../../contracts/reviews/review.ts';
import type { Service } from './service.ts';

/** The documented maximum. */
export const MAX_REVIEWS = 4;

interface SelectedReviews {
  items: ReviewDto[];
  /** Whether all reviews are about campaigns of the service; false: they are about other platforms or an unknown one. */
  ofService: boolean;
}

/**
 * Returns the reviews for a landing page: at most four with five stars, in the order of the list, but those with the
 * reviewer's own words first. A review without a rating is shown with five stars on other pages, but not here, where
 * the page claims five stars. Reviews of other services are returned only if there is no review of this one.
 */
export function selectReviews(reviews: readonly ReviewDto[], service: Service): SelectedReviews {
  const fiveStars = reviews.filter(({ rated, rating, comment }) => rated && rating === 5 && comment !== '');
  const own = fiveStars.filter(({ campaignPlatform }) => campaignPlatform === service);
  const ofService = own.length > 0;
  const ordered = (ofService ? own : fiveStars).toSorted((a, b) => Number(b.quoted) - Number(a.quoted));
  return { items: ordered.slice(0, MAX_REVIEWS), ofService };
}
