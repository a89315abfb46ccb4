/** The number of bars from the low to the high figure. */
export const RANGE_BARS = 45;

/**
 * Returns the bar that stands for the average, counted from 0, on a logarithmic scale from the low figure (first bar) to the
 * high one (last bar). A range without width has its average in the middle.
 */
export function barOfAverage(low: number, average: number, high: number): number {
  const share = high > low ? Math.log(average / low) / Math.log(high / low) : 0.5;
  return Math.round(share * (RANGE_BARS - 1));
}
