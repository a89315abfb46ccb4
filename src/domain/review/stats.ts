import type { Rating } from './rating.ts';

export interface ReviewFigures {
  totalReviews: number;
  /** Of the ratings that were given, to one decimal; null while there is none. */
  averageRating: number | null;
  featuredCount: number;
  ratingDistribution: Record<Rating, number>;
}

/** How many reviews have a rating, or none, and how many of them are featured. */
export interface RatingCount {
  rating: Rating | null;
  total: number;
  featured: number;
}

/** The figures of all that was counted. A review without a rating counts as a review and in nothing else. */
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
