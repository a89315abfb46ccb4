import { describe, expect, it } from 'vitest';
import { isFeatured, readRating } from './rating.ts';

describe('readRating', () => {
  it.each([
    [5, 5],
    [1, 1],
    [4.4, 4],
    ['3', 3],
    [' 4.0 ', 4],
    ['ONE', 1],
    ['two', 2],
    ['THREE', 3],
    ['FOUR', 4],
    ['FIVE', 5],
  ])('reads %j as %j', (value, rating) => {
    expect(readRating(value)).toBe(rating);
  });

  it.each<unknown>([
    0,
    0.9,
    6,
    -3,
    5.1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    '10',
    '5e0',
    '0x5',
    'SIX',
    'STAR_RATING_UNSPECIFIED',
    'toString',
    null,
    undefined,
    true,
    [5],
    {},
    { valueOf: () => 5 },
  ])('returns null for %j', (value) => {
    expect(readRating(value)).toBeNull();
  });
});

describe('isFeatured', () => {
  const long = 'x'.repeat(101);
  it('is true only for five stars and a comment of more than a hundred characters', () => {
    expect(isFeatured({ rating: 5, comment: long })).toBe(true);
    expect(isFeatured({ rating: 5, comment: 'x'.repeat(100) })).toBe(false);
    expect(isFeatured({ rating: 5, comment: '🎵'.repeat(100) })).toBe(false);
    expect(isFeatured({ rating: 4, comment: long })).toBe(false);
  });

  it('is false without a rating or without a comment', () => {
    expect(isFeatured({ rating: null, comment: long })).toBe(false);
    expect(isFeatured({ rating: 5, comment: null })).toBe(false);
  });
});
