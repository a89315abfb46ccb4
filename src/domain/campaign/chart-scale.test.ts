import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleTicks } from './chart-scale.ts';

it.each([
  [1500, [0, 500, 1000, 1500]],
  [1501, [0, 1000, 2000]],
  [0.044, [0, 0.02, 0.04, 0.06]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [7, [0, 2.5, 5, 7.5]],
  [0, [0, 0.5]],
])('scaleTicks(%f)', (highest, ticks) => {
  expect(scaleTicks(highest)).toEqual(ticks);
});

it('the top of a scale is never below the highest value, and never twice as high', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 1e9, noNaN: true }), (highest) => {
      const ticks = scaleTicks(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-8));
      expect(ticks.at(-1)).toBeLessThan(highest * 2);
    }),
  );
});
