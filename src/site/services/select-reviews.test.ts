import { expect, it } from 'vitest';
import { shownReview } from '../../../tests/factories.ts';
import type { ReviewDto } from '../../contracts/reviews/review.ts';
import { selectReviews } from './select-reviews.ts';

const review = (id: string, facts: Partial<ReviewDto> = {}) => shownReview({ id, ...facts });
const idsOf = (reviews: ReviewDto[]) => selectReviews(reviews, 'youtube').items.map(({ id }) => id);

it('selectReviews keeps only reviews with five stars, in the order of the list', () => {
  expect(idsOf([review('a'), review('b', { rating: 4 }), review('c'), review('d', { rating: 1 })])).toEqual([
    'a',
    'c',
  ]);
});

it('selectReviews returns at most four', () => {
  expect(idsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => review(id)))).toEqual(['a', 'b', 'c', 'd']);
});

it('selectReviews leaves out a review without a rating', () => {
  expect(idsOf([review('a', { rated: false })])).toEqual([]);
});

it('selectReviews leaves out a review without a comment, and keeps one with a caption', () => {
  expect(
    idsOf([review('a', { comment: '' }), review('b', { comment: 'Excellent !', quoted: false })]),
  ).toEqual(['b']);
});

it("selectReviews returns reviews with the reviewer's own words before those with our captions", () => {
  expect(idsOf([review('a', { quoted: false }), review('b'), review('c')])).toEqual(['b', 'c', 'a']);
});

it('selectReviews is empty for an empty list', () => {
  expect(selectReviews([], 'youtube')).toEqual({ items: [], ofService: false });
});

it('selectReviews returns only reviews of campaigns on the platform of the service while there are any', () => {
  const reviews = [
    review('unknown'),
    review('meta', { campaignPlatform: 'meta' }),
    review('youtube', { campaignPlatform: 'youtube' }),
    review('low', { campaignPlatform: 'spotify', rating: 4 }),
  ];
  expect(selectReviews(reviews, 'meta')).toMatchObject({ items: [{ id: 'meta' }], ofService: true });
  expect(selectReviews(reviews, 'youtube')).toMatchObject({ items: [{ id: 'youtube' }], ofService: true });
});

it('selectReviews returns that the reviews are not about the service when none is known to be', () => {
  const reviews = [review('unknown'), review('meta', { campaignPlatform: 'meta' })];
  expect(selectReviews(reviews, 'spotify')).toMatchObject({
    items: [{ id: 'unknown' }, { id: 'meta' }],
    ofService: false,
  });
});
