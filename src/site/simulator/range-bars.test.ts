import { expect, it } from 'vitest';
import { barOfAverage, RANGE_BARS } from './range-bars.ts';

it('the average is at its position between both ends, on a logarithmic scale', () => {
  // Half of the factor from 25 000 to 100 000, which is 4.
  expect(barOfAverage(25_000, 50_000, 100_000)).toBe((RANGE_BARS - 1) / 2);
  expect(barOfAverage(25_000, 40_000, 100_000)).toBe(15);
  expect(barOfAverage(25_000, 25_000, 100_000)).toBe(0);
  expect(barOfAverage(25_000, 100_000, 100_000)).toBe(RANGE_BARS - 1);
});

it('a range without width has its average in the middle', () => {
  expect(barOfAverage(10, 10, 10)).toBe((RANGE_BARS - 1) / 2);
});
