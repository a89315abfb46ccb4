import { expect, it } from 'vitest';
import { coverageOf, measureFriday, measureShares, type SettledFriday } from './coverage.ts';

const today = '2026-11-25';
const now = Date.parse('2026-11-25T10:00:00Z');
const known = { mega: 0, major: 1, indie: 2, emerging: 3 };
const settled = (weeksAhead: number, ...shares: number[]): SettledFriday[] =>
  shares.map((share) => ({ weeksAhead, known: Math.round(share * 100), settled: 100 }));

it('a share is measured as the median of at least eight Fridays', () => {
  const eight = settled(4, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8);
  expect(measureShares([...eight, ...settled(5, 0.1, 0.2)])).toEqual(
    new Map([[4, { share: 0.45, fridays: 8 }]]),
  );
  expect(measureShares(eight.slice(1)).size).toBe(0);
});

it('a measured share is never above the whole, and a Friday without releases tells nothing', () => {
  const postponed = settled(1, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2);
  expect(measureShares(postponed).get(1)?.share).toBe(1);
  expect(measureShares(postponed.map((one) => ({ ...one, settled: 0 }))).size).toBe(0);
});

it('a measured share takes the place of the usual one', () => {
  expect(coverageOf('2026-12-25', today, new Map())).toBe(0.42);
  expect(coverageOf('2026-12-25', today, new Map([[4, 0.6]]))).toBe(0.6);
  expect(coverageOf('2027-10-01', today, new Map())).toBe(0);
});

it('a list that is older than a week counts for half of its coverage', () => {
  const facts = { friday: '2026-12-25', known, season: undefined };
  const measure = (days: number) =>
    measureFriday({ ...facts, fetchedAt: now - days * 86_400_000 }, { today, now, shares: new Map() });
  expect(measure(6)?.coverage).toBe(0.42);
  expect(measure(8)?.coverage).toBe(0.21);
});

it('a Friday without a list has the season alone, and without a season nothing', () => {
  const facts = { friday: '2026-12-25', fetchedAt: null, known };
  const context = { today, now, shares: new Map() };
  expect(measureFriday({ ...facts, season: known }, context)).toMatchObject({ coverage: 0, season: known });
  expect(measureFriday({ ...facts, season: undefined }, context)).toBe(undefined);
});
