import { expect, it } from 'vitest';
import { agencyDay, nextAgencyDay } from './agency-day.ts';

it.each([
  ['2026-11-02T22:59:59.999Z', '2026-11-02', '2026-11-02T23:00:00.000Z'],
  ['2026-11-02T23:00:00.000Z', '2026-11-03', '2026-11-03T23:00:00.000Z'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01', '2026-07-01T22:00:00.000Z'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02', '2026-07-02T22:00:00.000Z'],
  // 23 and 25 hours: the clocks go forward and back.
  ['2026-03-28T23:00:00.000Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:00:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01', '2027-01-01T23:00:00.000Z'],
])('%s is %s, until %s', (time, day, until) => {
  expect(agencyDay(Date.parse(time))).toBe(day);
  expect(new Date(nextAgencyDay(Date.parse(time))).toISOString()).toBe(until);
});
