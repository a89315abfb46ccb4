import { expect, it } from 'vitest';
import { nextMonth, releaseMonths } from './inputs.ts';

it('releaseMonths returns 18 months from the current one on, each as its 15th', () => {
  const months = releaseMonths('2026-11-30');
  expect(months).toHaveLength(18);
  expect([months[0], months[1], months[2], months[17]]).toEqual([
    '2026-11-15',
    '2026-12-15',
    '2027-01-15',
    '2028-04-15',
  ]);
});

it.each([
  ['2026-11-15', '2026-12-15'],
  ['2026-12-31', '2027-01-15'],
])('nextMonth of %s is %s', (month, next) => expect(nextMonth(month)).toBe(next));
