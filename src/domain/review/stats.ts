import type { Rating } from './rating.ts';

export interface ReviewFigures {
  /** Published reviews. */
  totalReviews: number;
  /** Reviews from other sites that are hidden; their ratings count. */
  hiddenReviews: number;
  /** Samples of a demonstration, whose ratings count as well: pages say so beside the average. */
  sampleReviews: number;
  /** Average of the ratings that were given, to one decimal; null when no rating was given. */
  averageRating: number | null;
  featuredCount: number;
  ratingDistribution: Record<Rating, number>;
}

/** Number of published reviews with one rating, or without a rating (null), how many of them are featured, how many others are hidden, and how many of both are samples. */
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
