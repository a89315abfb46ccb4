import { expect, it } from 'vitest';
import { axisOf, barsOf, daysOf, shareOf, sinceFirstVisit } from './figure-bars.ts';

const day = (number: number, visits = 1) => ({
  day: new Date(Date.UTC(2026, 9, number)).toISOString().slice(0, 10),
  visits,
  conversions: 0,
  clicks: 0,
});

it('barsOf returns a bar per day for up to 45 days, and above that a bar per week, counted back from the last day', () => {
  const days = Array.from({ length: 45 }, (_, place) => day(place + 1));
  expect(barsOf(days)).toHaveLength(45);
  const weeks = barsOf([...days, day(46)]);
  expect(weeks).toHaveLength(7);
  expect(weeks.at(-1)).toMatchObject({ to: day(46).day, visits: 7 });
  expect(weeks.reduce((sum, { visits }) => sum + visits, 0)).toBe(46);
});

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [412, [0, 200, 400, 600]],
  [1624, [0, 500, 1000, 1500, 2000]],
  [21_906, [0, 10_000, 20_000, 30_000]],
])('axisOf(%i) returns round values', (most, axis) => {
  expect(axisOf(most)).toEqual(axis);
});

it('daysOf returns periods that end today; the longest begins on the day the page was created', () => {
  expect(daysOf('7', '2026-10-01', '2026-11-25')).toEqual({ from: '2026-11-19', until: '2026-11-25' });
  expect(daysOf('all', '2026-10-01', '2026-11-25')).toEqual({ from: '2026-10-01', until: '2026-11-25' });
  expect(daysOf('all', '2024-01-01', '2026-11-25').from).toBe('2025-10-22');
});

it('sinceFirstVisit leaves out the days before the first visit, and returns the last day without visits', () => {
  expect(sinceFirstVisit([day(1, 0), day(2, 3), day(3, 0)]).map(({ visits }) => visits)).toEqual([3, 0]);
  expect(sinceFirstVisit([day(1, 0), day(2, 0)])).toEqual([day(2, 0)]);
});

it('shareOf returns null without visits', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 4)).toBe(0.25);
});
