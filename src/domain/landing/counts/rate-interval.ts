/** The confidence, from 0 to 1, that a rate is between its limits. */
export const RATE_CONFIDENCE = 0.95;

/** The two-sided quantile of the normal distribution at this confidence. */
const Z = 1.959964;

/**
 * Returns the limits of a rate, from 0 to 1, with 95 % confidence (the score interval of Wilson, 1927), which is also valid for
 * few visits and for rates near 0; `undefined` without a visit.
 */
export function rateInterval(conversions: number, visits: number): { low: number; high: number } | undefined {
  if (visits <= 0) return undefined;
  // If the report of a view was lost, its click is counted without the view.
  const rate = Math.min(conversions, visits) / visits;
  const spread = Z ** 2 / visits;
  const centre = (rate + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / visits + spread / (4 * visits));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** A rate of fewer cases than this is not shown: its interval would span half the scale. */
export const LEAST_FOR_RATE = 10;
