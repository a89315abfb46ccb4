import { expect, it } from 'vitest';
import type { Rating } from './rating.ts';
import { reviewFigures } from './stats.ts';

const counted = (rating: Rating | null, total = 1, featured = 0, hidden = 0, samples = 0) => ({
  rating,
  total,
  hidden,
  featured,
  samples,
});

it('reviewFigures averages only the ratings that were given', () => {
  expect(reviewFigures([counted(5, 2, 1), counted(4), counted(2), counted(null, 2)])).toEqual({
    totalReviews: 6,
    hiddenReviews: 0,
    sampleReviews: 0,
    averageRating: 4,
    featuredCount: 1,
    ratingDistribution: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 2 },
  });
  expect(reviewFigures([counted(5), counted(4), counted(2)]).averageRating).toBe(3.7);
});

it('reviewFigures includes hidden reviews in the average and the distribution, and counts them separately', () => {
  const shown = reviewFigures([counted(1, 2), counted(5, 2)]);
  const hidden = reviewFigures([counted(1, 0, 0, 2), counted(5, 2)]);
  expect(hidden).toEqual({ ...shown, totalReviews: 2, hiddenReviews: 2 });
  expect(hidden.averageRating).toBe(3);
});

it('reviewFigures returns no average without a rating', () => {
  expect(reviewFigures([]).averageRating).toBeNull();
  expect(reviewFigures([counted(null)])).toMatchObject({ totalReviews: 1, averageRating: null });
});

it('reviewFigures includes samples in the average and counts them, so that pages can show a notice', () => {
  const figures = reviewFigures([counted(5, 3, 0, 0, 2), counted(null, 1, 0, 1, 2)]);
  expect(figures).toMatchObject({ totalReviews: 4, averageRating: 5, sampleReviews: 4 });
});
