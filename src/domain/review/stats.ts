import type { Rating } from './rating.ts';

export interface ReviewFigures {
  /** Published reviews. */
  totalReviews: number;
  /** Reviews from other sites that are hidden; their ratings count. */
  hiddenReviews: number;
  /** Samples of a demonstration. Their ratings count as well; pages show a notice beside the average. */
  sampleReviews: number;
  /** Average of the ratings that were given, to one decimal; null when no rating was given. */
  averageRating: number | null;
  featuredCount: number;
  ratingDistribution: Record<Rating, number>;
}

/**
 * Counts for one rating, or for no rating (null): published reviews, hidden ones, featured ones among the published, samples
 * among both.
 */
export interface RatingCount {
  rating: Rating | null;
  total: number;
  hidden: number;
  featured: number;
  samples: number;
}

/**
 * Returns the figures of all counted reviews. A review without a rating counts in `totalReviews`, but not in the
 * average or the distribution. The rating of a hidden review counts in both, so that hiding one improves neither.
 */
export function reviewFigures(counts: readonly RatingCount[]): ReviewFigures {
  const ratingDistribution: Record<Rating, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let totalReviews = 0;
  let hiddenReviews = 0;
  let sampleReviews = 0;
  let featuredCount = 0;
  let given = 0;
  let sum = 0;
  for (const { rating, total, hidden, featured, samples } of counts) {
    totalReviews += total;
    hiddenReviews += hidden;
    sampleReviews += samples;
    featuredCount += featured;
    if (rating === null) continue;
    ratingDistribution[rating] += total + hidden;
    given += total + hidden;
    sum += rating * (total + hidden);
  }
  return {
    totalReviews,
    hiddenReviews,
    sampleReviews,
    averageRating: given === 0 ? null : Math.round((sum / given) * 10) / 10,
    featuredCount,
    ratingDistribution,
  };
}
