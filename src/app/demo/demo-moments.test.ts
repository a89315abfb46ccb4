import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoMoments } from './demo-moments.ts';

const at = (day: number, hour: number, minute: number) => Date.UTC(2026, 10, day, hour, minute);

it('gives the documented times of the day, and of the day before until 14:32', () => {
  const today = { lead: at(2, 14, 32), review: at(2, 11, 15), campaign: at(2, 9, 45), day: at(2, 0, 0) };
  const before = { lead: at(1, 14, 32), review: at(1, 11, 15), campaign: at(1, 9, 45), day: at(1, 0, 0) };
  expect(demoMoments(at(2, 14, 32))).toEqual(today);
  expect(demoMoments(at(2, 23, 59))).toEqual(today);
  expect(demoMoments(at(2, 14, 32) - 1)).toEqual(before);
  expect(demoMoments(at(2, 0, 0))).toEqual(before);
});

it('never gives a time to come, nor one of more than a day and five hours ago', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
      const { lead, review, campaign } = demoMoments(now);
      expect(now).toBeGreaterThanOrEqual(lead);
      expect(lead).toBeGreaterThan(review);
      expect(review).toBeGreaterThan(campaign);
      expect(now - campaign).toBeLessThan(29 * 3_600_000);
    }),
  );
});
