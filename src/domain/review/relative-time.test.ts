import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 2, 12);

it.each([
  [-400, { unit: 'today' }],
  [0, { unit: 'today' }],
  [1, { unit: 'day', count: 1 }],
  [6, { unit: 'day', count: 6 }],
  [7, { unit: 'week', count: 1 }],
  [29, { unit: 'week', count: 4 }],
  [30, { unit: 'month', count: 1 }],
  [364, { unit: 'month', count: 12 }],
  [365, { unit: 'year', count: 1 }],
  [1000, { unit: 'year', count: 2 }],
])('relativeTime for %d days ago returns %j', (ago, expected) => {
  expect(relativeTime(now - ago * DAY, now)).toEqual(expected);
});

it('relativeTime changes only at midnight in the agency’s time zone', () => {
  const written = Date.parse('2026-11-01T22:50:00Z');
  const said = (time: string) => relativeTime(written, Date.parse(time));
  expect(said('2026-11-01T22:59:59Z')).toEqual({ unit: 'today' });
  expect(said('2026-11-01T23:00:00Z')).toEqual({ unit: 'day', count: 1 });
  expect(said('2026-11-02T22:59:59Z')).toEqual({ unit: 'day', count: 1 });
  expect(said('2026-11-02T23:00:00Z')).toEqual({ unit: 'day', count: 2 });
});
