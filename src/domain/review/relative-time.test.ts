import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 2, 12);

it.each([
  [-400 * DAY, { unit: 'today' }],
  [0, { unit: 'today' }],
  [DAY - 1, { unit: 'today' }],
  [DAY, { unit: 'day', count: 1 }],
  [7 * DAY - 1, { unit: 'day', count: 6 }],
  [7 * DAY, { unit: 'week', count: 1 }],
  [30 * DAY - 1, { unit: 'week', count: 4 }],
  [30 * DAY, { unit: 'month', count: 1 }],
  [365 * DAY - 1, { unit: 'month', count: 12 }],
  [365 * DAY, { unit: 'year', count: 1 }],
  [1000 * DAY, { unit: 'year', count: 2 }],
])('%d ms ago is %j', (ago, expected) => {
  expect(relativeTime(now - ago, now)).toEqual(expected);
});
