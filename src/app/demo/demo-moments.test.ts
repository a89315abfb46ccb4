import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoMoments } from './demo-moments.ts';

/** Returns a time in Paris as UTC milliseconds. `ahead`: Paris is one hour ahead of UTC in winter, two in summer. */
const at = (day: number, hour: number, minute: number, ahead = 1, month = 10) =>
  Date.UTC(2026, month, day, hour - ahead, minute);

it('returns the documented times of today in Paris, and those of the previous day until 14:32', () => {
  const today = { lead: at(2, 14, 32), review: at(2, 11, 15), campaign: at(2, 9, 45), day: at(2, 0, 0, 0) };
  const before = { lead: at(1, 14, 32), review: at(1, 11, 15), campaign: at(1, 9, 45), day: at(1, 0, 0, 0) };
  expect(demoMoments(at(2, 14, 32))).toEqual(today);
  expect(demoMoments(at(2, 23, 59))).toEqual(today);
  expect(demoMoments(at(2, 14, 32) - 1)).toEqual(before);
  expect(demoMoments(at(2, 0, 0))).toEqual(before);
});

it('follows the change to summer time', () => {
  const july = { lead: at(2, 14, 32, 2, 6), review: at(2, 11, 15, 2, 6), campaign: at(2, 9, 45, 2, 6) };
  expect(demoMoments(at(2, 20, 0, 2, 6))).toMatchObject(july);
  // The change to summer time is in the night before 29 March 2026: the times of that day and of the previous day.
  expect(demoMoments(at(29, 20, 0, 2, 2))).toMatchObject({ campaign: at(29, 9, 45, 2, 2) });
  expect(demoMoments(at(29, 10, 0, 2, 2))).toMatchObject({ campaign: at(28, 9, 45, 1, 2) });
});

it('returns no time in the future or more than 30 hours ago', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
      const { lead, review, campaign } = demoMoments(now);
      expect(now).toBeGreaterThanOrEqual(lead);
      expect(lead).toBeGreaterThan(review);
      expect(review).toBeGreaterThan(campaign);
      expect(now - campaign).toBeLessThan(30 * 3_600_000);
    }),
  );
});
