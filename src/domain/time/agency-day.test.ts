import { expect, it } from 'vitest';
import { agencyDay, agencyDayStart, dayName, dayNumber, momentsOfDays, nextAgencyDay } from './agency-day.ts';

it.each([
  ['2026-11-02T22:59:59.999Z', '2026-11-02', '2026-11-02T23:00:00.000Z'],
  ['2026-11-02T23:00:00.000Z', '2026-11-03', '2026-11-03T23:00:00.000Z'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01', '2026-07-01T22:00:00.000Z'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02', '2026-07-02T22:00:00.000Z'],
  // Days of 23 and 25 hours: the clocks go forward and back.
  ['2026-03-28T23:00:00.000Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:00:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01', '2027-01-01T23:00:00.000Z'],
])('agencyDay of %s is %s, and nextAgencyDay is %s', (time, day, until) => {
  expect(agencyDay(Date.parse(time))).toBe(day);
  expect(new Date(nextAgencyDay(Date.parse(time))).toISOString()).toBe(until);
});

it.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['9999-12-31', '9999-12-30T23:00:00.000Z'],
])('agencyDayStart of %s is %s', (day, start) => {
  expect(new Date(agencyDayStart(day)).toISOString()).toBe(start);
  expect(agencyDay(agencyDayStart(day) - 1)).not.toBe(day);
});

it('dayNumber numbers days without a gap, also around a day of 23 hours, and dayName reverses it', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-03-30'];
  expect(days.map(dayNumber)).toEqual([20_540, 20_541, 20_542]);
  expect(days.map(dayNumber).map(dayName)).toEqual(days);
});

it('momentsOfDays includes the first and the last day, and leaves an absent end open', () => {
  // Summer time ends on 25 October 2026: the day has 25 hours.
  expect(momentsOfDays('2026-10-25', '2026-10-25')).toEqual({
    from: Date.parse('2026-10-24T22:00:00Z'),
    until: Date.parse('2026-10-25T23:00:00Z'),
  });
  expect(momentsOfDays(undefined, '2026-11-02')).toEqual({ until: Date.parse('2026-11-02T23:00:00Z') });
  expect(momentsOfDays(undefined, undefined)).toEqual({});
});
