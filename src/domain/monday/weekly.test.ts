import { expect, it } from 'vitest';
import { dayName } from '../time/agency-day.ts';
import { lastMonday } from './weekly.ts';

it.each([
  ['2026-11-29T22:00:00+01:00', '2026-11-23'],
  ['2026-11-30T07:59:59+01:00', '2026-11-23'],
  ['2026-11-30T08:00:00+01:00', '2026-11-30'],
  ['2026-12-06T23:59:59+01:00', '2026-11-30'],
  // Summer time began on the day before.
  ['2027-03-29T07:59:59+02:00', '2027-03-22'],
  ['2027-03-29T08:00:00+02:00', '2027-03-29'],
])('at %s, the last Monday that was eight o’clock is %s', (moment, monday) => {
  expect(dayName(lastMonday(Date.parse(moment)))).toBe(monday);
});
