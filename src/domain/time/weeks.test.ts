import { expect, it } from 'vitest';
import { weekOf, weeksUntil } from './weeks.ts';

it.each([
  ['2026-11-29', ['2026-11-16', '2026-11-23']],
  ['2026-11-30', ['2026-11-23', '2026-11-30']],
  ['2027-01-01', ['2026-12-21', '2026-12-28']],
])('weeksUntil %s returns Mondays', (day, mondays) => expect(weeksUntil(day, 2)).toEqual(mondays));

it('weekOf finds the week of each of its days', () => {
  const mondays = weeksUntil('2026-11-29', 12);
  expect(
    ['2026-09-07', '2026-09-13', '2026-09-14', '2026-11-23', '2026-11-29', '2026-09-06'].map((day) =>
      weekOf(mondays, day),
    ),
  ).toEqual([0, 0, 1, 11, 11, -1]);
});
