import { expect, it } from 'vitest';
import type { ClassCounts } from './expected-releases.ts';
import type { Territory } from './inputs.ts';
import { type CountedFridays, seasonFridays, seasonOf } from './season.ts';

const counts = (mega: number, major: number, indie: number, emerging: number): ClassCounts => ({
  mega,
  major,
  indie,
  emerging,
});
const counted = (weeks: Record<string, [Territory, ClassCounts][]>): CountedFridays =>
  new Map(Object.entries(weeks).map(([friday, rows]) => [friday, new Map(rows)]));

it('seasonFridays returns the Fridays of the same three weeks in both past years', () => {
  const fridays = seasonFridays('2027-01-08');
  expect(fridays).toEqual([
    '2026-01-02',
    '2026-01-09',
    '2026-01-16',
    '2025-01-03',
    '2025-01-10',
    '2025-01-17',
  ]);
  expect(fridays.every((day) => new Date(day).getUTCDay() === 5)).toBe(true);
});

it('seasonOf returns the mean of the counted weeks, those without releases included', () => {
  const past = counted({ '2026-01-09': [['FR', counts(0, 2, 4, 6)]], '2026-01-16': [] });
  expect(seasonOf('2027-01-08', ['FR'], past)).toEqual(counts(0, 1, 2, 3));
});

it('seasonOf returns undefined without a counted week in past years', () => {
  expect(seasonOf('2027-01-08', ['FR'], counted({ '2026-06-05': [['FR', counts(1, 1, 1, 1)]] }))).toBe(
    undefined,
  );
});

it('seasonOf counts `mega` and `major` releases of several territories once, and adds up the local ones', () => {
  const past = counted({
    '2026-01-09': [
      ['FR', counts(2, 3, 4, 5)],
      ['BE', counts(2, 3, 1, 1)],
      ['GLOBAL', counts(2, 3, 9, 0)],
    ],
  });
  expect(seasonOf('2027-01-08', ['FR', 'BE'], past)).toEqual(counts(2, 3, 5, 6));
  expect(seasonOf('2027-01-08', ['FR', 'BE', 'GLOBAL'], past)).toEqual(counts(2, 3, 9, 6));
});
