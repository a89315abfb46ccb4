import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundShortOf, roundTo, toCents } from './rounding.ts';

it.each([
  [1.005, 1.01],
  [1.004999, 1],
  [2.675, 2.68],
  [0.1 + 0.2, 0.3],
  [-0.001, 0],
  [-1.234, -1.23],
])('toCents rounds %f to %f', (value, rounded) => {
  expect(toCents(value)).toBe(rounded);
});

it.each([
  [2.999, 2.99],
  [3, 3],
  [3.004, 3],
  [1.999, 2],
  [0.857, 0.86],
])('roundShortOf rounds %f to %f with the limits 1 and 3', (value, rounded) => {
  expect(roundShortOf([1, 3], 2, value)).toBe(rounded);
});

it('roundTo never returns minus zero', () => {
  expect(Object.is(roundTo(3, -0.0001), 0)).toBe(true);
});

it('roundTo changes a value by half of the last decimal at most, and a rounded value not at all', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 10), max: 10 ** 10 }),
      fc.integer({ min: 0, max: 4 }),
      (n, decimals) => {
        const value = n / 10 ** 4;
        const rounded = roundTo(decimals, value);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-6);
        expect(roundTo(decimals, rounded)).toBe(rounded);
      },
    ),
  );
});
