import type { Rating } from './rating.ts';

export interface ReviewFigures {
  totalReviews: number;
  /** Average of the ratings that were given, to one decimal; null when no rating was given. */
  averageRating: number | null;
  featuredCount: number;
  ratingDistribution: Record<Rating, number>;
}

/** Number of reviews with one rating, or without a rating (null), and how many of them are featured. */
export interface RatingCount {
  rating: Rating | null;
  total: number;
  featured: number;
}

/**
 * Returns the figures of all counted reviews. A review without a rating counts in `totalReviews`, but not in the
 * average or the distribution.
 */
export function reviewFigures(counts: readonly RatingCount[]): ReviewFigures {
  const ratingDistribution: Record<Rating, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let totalReviews = 0;
  let featuredCount = 0;
  let given = 0;
  let sum = 0;
  for (const { rating, total, featured } of counts) {
    totalReviews += total;
    featuredCount += featured;
    if (rating === null) continue;
    ratingDistribution[rating] += total;
    given += total;
    sum += rating * total;
  }
  return {
    totalReviews,
    averageRating: given === 0 ? null : Math.round((sum / given) * 10) / 10,
    featuredCount,
    ratingDistribution,
  };
}
