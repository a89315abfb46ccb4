import { isFeatured, type Rating } from './rating.ts';

export interface ReviewFigures {
  totalReviews: number;
  /** Of the ratings that were given, to one decimal; null while there is none. */
  averageRating: number | null;
  featuredCount: number;
  ratingDistribution: Record<Rating, number>;
}

/** The figures of a list of reviews. A review without a rating counts as a review and in nothing else. */
export function reviewFigures(
  reviews: readonly { rating: Rating | null; comment: string | null }[],
): ReviewFigures {
  const ratingDistribution: Record<Rating, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let given = 0;
  let sum = 0;
  for (const { rating } of reviews) {
    if (rating === null) continue;
    ratingDistribution[rating] += 1;
    given += 1;
    sum += rating;
  }
  return {
    totalReviews: reviews.length,
    averageRating: given === 0 ? null : Math.round((sum / given) * 10) / 10,
    featuredCount: reviews.filter(isFeatured).length,
    ratingDistribution,
  };
}
