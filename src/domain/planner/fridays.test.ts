import { expect, it } from 'vitest';
import { dayAfter, daysBetween, fridayFrom, fridaysFrom, fridaysOf } from './fridays.ts';

it.each([
  ['2027-01-15', ['2027-01-01', '2027-01-08', '2027-01-15', '2027-01-22', '2027-01-29']],
  ['2027-02-15', ['2027-02-05', '2027-02-12', '2027-02-19', '2027-02-26']],
  ['2028-02-15', ['2028-02-04', '2028-02-11', '2028-02-18', '2028-02-25']],
])('fridaysOf(%s) returns the Fridays of the month in order', (month, fridays) => {
  expect(fridaysOf(month)).toEqual(fridays);
  for (const friday of fridays) expect(new Date(friday).getUTCDay()).toBe(5);
});

it('daysBetween and dayAfter are right across a clock change and a leap day', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(daysBetween('2027-01-08', '2026-11-23')).toBe(-46);
  expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(dayAfter('2027-01-08', -56)).toBe('2026-11-13');
});

it('fridaysFrom includes the first and the last day', () => {
  expect(fridaysFrom('2027-01-01', '2027-01-15')).toEqual(['2027-01-01', '2027-01-08', '2027-01-15']);
  expect(fridaysFrom('2027-01-02', '2027-01-07')).toEqual([]);
});

it('fridayFrom returns the next Friday, and a Friday itself', () => {
  expect([fridayFrom('2026-11-28'), fridayFrom('2026-12-04'), fridayFrom('2026-12-05')]).toEqual([
    '2026-12-04',
    '2026-12-04',
    '2026-12-11',
  ]);
});
