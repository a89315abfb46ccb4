import { expect, it } from 'vitest';
import { nextSyncAt } from './frequency.ts';

const HOUR = 3_600_000;

it('a synchronisation is never due when the frequency is manual', () => {
  expect(nextSyncAt('manual', undefined, 5)).toBeUndefined();
  expect(nextSyncAt('manual', 1, 5)).toBeUndefined();
});

it('the first synchronisation of a schedule is due at once', () => {
  expect(nextSyncAt('weekly', undefined, 5)).toBe(5);
});

it.each([
  ['hourly', HOUR],
  ['daily', 24 * HOUR],
  ['weekly', 168 * HOUR],
] as const)('a %s synchronisation is due one interval after the last one began', (frequency, interval) => {
  expect(nextSyncAt(frequency, 1000, 5)).toBe(1000 + interval);
});
