import { expect, it } from 'vitest';
import { coverageOf, measureFriday, measureShares, type SettledFriday } from './coverage.ts';

const today = '2026-11-25';
const now = Date.parse('2026-11-25T10:00:00Z');
const known = { mega: 0, major: 1, indie: 2, emerging: 3 };
const settled = (weeksAhead: number, ...shares: number[]): SettledFriday[] =>
  shares.map((share) => ({ weeksAhead, known: Math.round(share * 100), settled: 100 }));

it('measureShares returns the median of at least eight Fridays', () => {
  const eight = settled(4, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8);
  expect(measureShares([...eight, ...settled(5, 0.1, 0.2)])).toEqual(
    new Map([[4, { share: 0.45, fridays: 8 }]]),
  );
  expect(measureShares(eight.slice(1)).size).toBe(0);
});

it('measureShares caps a share at 1, and ignores a Friday without releases', () => {
  const postponed = settled(1, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2);
  expect(measureShares(postponed).get(1)?.share).toBe(1);
  expect(measureShares(postponed.map((one) => ({ ...one, settled: 0 }))).size).toBe(0);
});

it('coverageOf prefers a measured share to the usual one', () => {
  expect(coverageOf('2026-12-25', today, new Map())).toBe(0.42);
  expect(coverageOf('2026-12-25', today, new Map([[4, 0.6]]))).toBe(0.6);
  expect(coverageOf('2027-10-01', today, new Map())).toBe(0);
});

it('measureFriday halves the coverage of a list that is older than a week', () => {
  const facts = { friday: '2026-12-25', known, season: undefined };
  const measure = (days: number) =>
    measureFriday({ ...facts, fetchedAt: now - days * 86_400_000 }, { today, now, shares: new Map() });
  expect(measure(6)?.coverage).toBe(0.42);
  expect(measure(8)?.coverage).toBe(0.21);
});

it('measureFriday returns only the season without a list, and undefined without both', () => {
  const facts = { friday: '2026-12-25', fetchedAt: null, known };
  const context = { today, now, shares: new Map() };
  expect(measureFriday({ ...facts, season: known }, context)).toMatchObject({ coverage: 0, season: known });
  expect(measureFriday({ ...facts, season: undefined }, context)).toBe(undefined);
});
