import { expect, it } from 'vitest';
import { byValueAndAge, mondayAfter, mondayKinds, mondayStepNames, stepOf, yearAfter } from './monday.ts';

it.each([
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
  ['2026-12-01', '2026-12-07'],
  ['2026-12-31', '2027-01-04'],
])('mondayAfter returns the first Monday after %s: %s', (day, monday) => {
  expect(mondayAfter(day)).toBe(monday);
  expect(new Date(monday).getUTCDay()).toBe(1);
});

it.each([
  ['2026-12-04', '2027-12-04'],
  ['2028-02-29', '2029-02-28'],
  ['2027-12-31', '2028-12-31'],
])('yearAfter returns the day a year after %s: %s', (day, next) => {
  expect(yearAfter(day)).toBe(next);
});

it('stepOf puts each kind into one step, in the order of the run', () => {
  expect([...new Set(mondayKinds.map(stepOf))]).toEqual(mondayStepNames);
});

it('byValueAndAge begins with the highest budget, then the longest wait; unknown budgets are last', () => {
  const [known, old, young, unknown] = [
    { budget: 900, since: '2026-11-27' },
    { budget: 500, since: '2026-11-20' },
    { budget: 500, since: '2026-11-21' },
    { budget: null, since: '2026-11-01' },
  ];
  expect([unknown, young, old, known].sort(byValueAndAge)).toEqual([known, old, young, unknown]);
});
