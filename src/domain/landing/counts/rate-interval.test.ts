import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateInterval } from './rate-interval.ts';

describe('the interval of a rate', () => {
  // At the rates 0 and 1 the other limit is z² / (n + z²) away; the other cases were computed independently of this code.
  it.each([
    [402, 3571, 0.1026, 0.1234],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
    [1, 10, 0.0179, 0.4042],
  ])('of %i conversions among %i visits is that of Wilson', (conversions, visits, low, high) => {
    const interval = rateInterval(conversions, visits);
    expect(interval?.low).toBeCloseTo(low, 3);
    expect(interval?.high).toBeCloseTo(high, 3);
  });

  it('contains the rate, is within 0 and 1, and is undefined without a visit', () => {
    expect(rateInterval(0, 0)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 2000 }), (conversions, visits) => {
        const { low, high } = rateInterval(conversions, visits) ?? { low: 1, high: 0 };
        const rate = Math.min(conversions, visits) / visits;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(rate + 1e-12);
        expect(high).toBeGreaterThanOrEqual(rate - 1e-12);
      }),
    );
  });
});
