import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReviewDto } from '../../contracts/reviews/review.ts';
import { ALL, MAX_SOURCES, reviewFilters, UNRATED } from './review-filters.ts';

const review = (source: string, rating = 5, rated = true) => ({ source, rating, rated }) as ReviewDto;

describe('the sources of reviewFilters', () => {
  it('have numbers as values, the most frequent first, then by name', () => {
    const { sources, marksOf } = reviewFilters([
      review('Notre site'),
      review('Google'),
      review('Google'),
      review('Avis'),
    ]);
    expect(sources).toEqual([
      { value: '1', name: 'Google', count: 2 },
      { value: '2', name: 'Avis', count: 1 },
      { value: '3', name: 'Notre site', count: 1 },
    ]);
    expect(marksOf(review('Avis'))['data-source']).toBe('2');
  });

  it.each(['"] *, [x="', '</style><b>', '\u202eelgooG', '🎵', '', 'all', '__proto__'])(
    'have a number, so that the name %j reaches no selector',
    (name) => {
      const { sources, marksOf } = reviewFilters([review(name), review('Google'), review('Google')]);
      expect(sources[1]).toEqual({ value: '2', name, count: 1 });
      expect(marksOf(review(name))['data-source']).toBe('2');
    },
  );

  it('share the last value when there are more than the maximum', () => {
    const names = 'abcdefghijklmnopqrst'.split('');
    const { sources, marksOf } = reviewFilters(names.map((name) => review(name)));
    expect(sources).toHaveLength(MAX_SOURCES);
    expect(sources.at(-1)).toEqual({ value: '8', name: null, count: 13 });
    expect(
      [marksOf(review('g')), marksOf(review('h')), marksOf(review('t'))].map((marks) => marks['data-source']),
    ).toEqual(['7', '8', '8']);
  });
});

describe('the ratings of reviewFilters', () => {
  it('go from five to one, even those without reviews', () => {
    const { ratings } = reviewFilters([review('Google', 4), review('Google', 4), review('Google', 1)]);
    expect(ratings.map(({ value, count }) => [value, count])).toEqual([
      ['5', 0],
      ['4', 2],
      ['3', 0],
      ['2', 0],
      ['1', 1],
    ]);
  });

  it('do not count a missing rating as five stars', () => {
    const { ratings, marksOf } = reviewFilters([review('Google', 5, false), review('Google')]);
    expect(ratings[0]).toEqual({ value: '5', count: 1 });
    expect(ratings.at(-1)).toEqual({ value: UNRATED, count: 1 });
    expect(marksOf(review('Google', 5, false))['data-rating']).toBe(UNRATED);
  });
});

it('reviewFilters counts every pair of choices, in agreement with the cards', () => {
  const reviews = [review('Google', 5), review('Google', 3), review('Site', 5), review('Site', 5, false)];
  const { combinations, marksOf } = reviewFilters(reviews);
  expect(combinations).toHaveLength(3 * 7);
  const cards = reviews.map(marksOf);
  for (const { source, rating, count } of combinations) {
    const left = cards.filter(
      (marks) =>
        (source === ALL || marks['data-source'] === source) &&
        (rating === ALL || marks['data-rating'] === rating),
    );
    expect(left, `${source} ${rating}`).toHaveLength(count);
  }
});

it('reviewFilters returns no sources without reviews', () => {
  const { sources, combinations } = reviewFilters([]);
  expect(sources).toEqual([]);
  expect(combinations[0]).toEqual({ source: ALL, rating: ALL, count: 0 });
});

it('reviews.css has a rule for every value', () => {
  const css = readFileSync(new URL('reviews.css', import.meta.url), 'utf8');
  const places = Array.from({ length: MAX_SOURCES }, (_, index) => String(index + 1));
  const rule = (group: string, value: string, mark: string) =>
    `[name="${group}"][value="${value}"]:checked) [${mark}]:not([${mark}="${value}"])`;
  for (const value of places) expect(css).toContain(rule('source', value, 'data-source'));
  for (const value of ['5', '4', '3', '2', '1', UNRATED])
    expect(css).toContain(rule('rating', value, 'data-rating'));
  for (const value of [ALL, ...places]) expect(css).toContain(rule('source', value, 'data-for-source'));
  for (const value of [ALL, '5', '1', UNRATED])
    expect(css).toContain(rule('rating', value, 'data-for-rating'));
});
