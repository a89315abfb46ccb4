/** A version of an ad: how often it was shown, and how often it was clicked. Both are whole numbers. */
export interface Variant {
  impressions: number;
  clicks: number;
}

/** Likelihood, relative to that of the expected split of the clicks, below which a split does not change the result. */
const NOTHING = 1e-18;
/** Tolerance of a comparison: the computed values of two equally likely splits differ by rounding errors. */
const AS_LIKELY = 1 + 1e-9;

/**
 * Returns the p-value of Fisher's exact test, two-sided, from 0 to 1: if both versions were equal, how often would the
 * same clicks be split in a way at most as likely as this one? Unlike a normal approximation, the test is valid for a
 * few clicks too. It is fast for millions of clicks, because only the splits near the expected one contribute
 * to the sum.
 */
export function fisherExact(a: Variant, b: Variant): number {
  const clicks = a.clicks + b.clicks;
  const expected = Math.round((clicks * a.impressions) / (a.impressions + b.impressions));
  const ofA = { impressions: a.impressions, clicks: expected };
  const ofB = { impressions: b.impressions, clicks: clicks - expected };
  const fewer = weights(ofA, ofB);
  const more = weights(ofB, ofA);
  const seen = a.clicks < expected ? fewer[expected - a.clicks] : more[a.clicks - expected];
  if (seen === undefined) return 0;
  const upTo = (limit: number) => sum(fewer, limit) + sum(more, limit) - sum([1], limit);
  return upTo(seen * AS_LIKELY) / upTo(Number.POSITIVE_INFINITY);
}

/**
 * Returns likelihoods relative to that of the given split: 1 for the split itself, then the value after one click, two
 * clicks … moved from the version `from` to the version `to`.
 */
function weights(from: Variant, to: Variant): number[] {
  const all = [1];
  let weight = 1;
  for (let moved = 0; moved < from.clicks; moved++) {
    const odds = (from.clicks - moved) / (from.impressions - from.clicks + moved + 1);
    weight *= (odds * (to.impressions - to.clicks - moved)) / (to.clicks + moved + 1);
    if (weight < NOTHING) break;
    all.push(weight);
  }
  return all;
}

/** Returns the sum of the weights up to a limit, the limit included. */
const sum = (all: readonly number[], limit: number): number =>
  all.reduce((total, weight) => (weight <= limit ? total + weight : total), 0);
