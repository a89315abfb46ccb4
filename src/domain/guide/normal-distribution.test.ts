import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalBelow } from './normal-distribution.ts';

/** From published tables of the standard normal distribution. */
it.each([
  [0, 0.5],
  [0.5, 0.6914624613],
  [1, 0.8413447461],
  [1.2815515655, 0.9],
  [1.644853627, 0.95],
  [1.9599639845, 0.975],
  [2.326347874, 0.99],
  [2.5758293035, 0.995],
  [3, 0.998650102],
  [3.2905267315, 0.9995],
  [4, 0.9999683288],
  [6, 0.999999999],
])('%f deviations above the mean: %f lies below', (z, share) => {
  expect(Math.abs(normalBelow(z) - share)).toBeLessThan(7.5e-8);
  expect(Math.abs(normalBelow(-z) - (1 - share))).toBeLessThan(7.5e-8);
});

it('stays between 0 and 1, rises, and is symmetrical', () => {
  const z = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(z, z, (a, b) => {
      expect(normalBelow(a)).toBeGreaterThanOrEqual(0);
      expect(normalBelow(a)).toBeLessThanOrEqual(1);
      expect(Math.abs(normalBelow(a) + normalBelow(-a) - 1)).toBeLessThan(1.6e-7);
      if (a < b) expect(normalBelow(a)).toBeLessThanOrEqual(normalBelow(b) + 1.5e-7);
    }),
  );
});
