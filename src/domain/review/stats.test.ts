import { expect, it } from 'vitest';
import type { Rating } from './rating.ts';
import { reviewFigures } from './stats.ts';

const review = (rating: Rating | null, comment: string | null = null) => ({ rating, comment });

it('averages the ratings that were given, and no others', () => {
  expect(
    reviewFigures([review(5, 'x'.repeat(101)), review(4), review(2), review(null), review(null)]),
  ).toEqual({
    totalReviews: 5,
    averageRating: 3.7,
    featuredCount: 1,
    ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 1 },
  });
});

it('has no average without a rating', () => {
  expect(reviewFigures([]).averageRating).toBeNull();
  expect(reviewFigures([review(null)])).toMatchObject({ totalReviews: 1, averageRating: null });
});
