import { expect, it } from 'vitest';
import type { ReviewDto } from '../../contracts/review.ts';
import { selectReviews } from './select-reviews.ts';

const review = (id: string, facts: Partial<ReviewDto> = {}): ReviewDto => ({
  id,
  name: 'Léa M.',
  initials: 'LM',
  rating: 5,
  comment: 'Un rapport clair.',
  timeAgo: null,
  source: 'Google',
  featured: false,
  avatar: null,
  company: null,
  verified: false,
  helpful: 0,
  rated: true,
  quoted: true,
  publishedAt: null,
  lang: null,
  ...facts,
});
const idsOf = (reviews: ReviewDto[]) => selectReviews(reviews).map(({ id }) => id);

it('keeps only five stars, in the order of the list', () => {
  expect(idsOf([review('a'), review('b', { rating: 4 }), review('c'), review('d', { rating: 1 })])).toEqual([
    'a',
    'c',
  ]);
});

it('shows four at most', () => {
  expect(idsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => review(id)))).toEqual(['a', 'b', 'c', 'd']);
});

it('counts no rating that nobody gave', () => {
  expect(idsOf([review('a', { rated: false })])).toEqual([]);
});

it('leaves out what has nothing to read, and keeps a caption', () => {
  expect(
    idsOf([review('a', { comment: '' }), review('b', { comment: 'Excellent !', quoted: false })]),
  ).toEqual(['b']);
});

it('puts a reviewer’s own words before a caption of ours', () => {
  expect(idsOf([review('a', { quoted: false }), review('b'), review('c')])).toEqual(['b', 'c', 'a']);
});

it('is empty for an empty list', () => {
  expect(selectReviews([])).toEqual([]);
});
