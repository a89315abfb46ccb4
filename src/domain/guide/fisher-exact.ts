/** A version of an ad: how often it was shown, and how often it was clicked. Whole numbers. */
export interface Variant {
  impressions: number;
  clicks: number;
}

/** A split of the clicks that weighs less than this beside the expected one adds nothing that can be seen. */
const NOTHING = 1e-18;
/** Two splits as likely as each other still differ by the dust of binary fractions. */
const AS_LIKELY = 1 + 1e-9;

/**
 * Fisher's exact test, two-sided: were both versions alike, how often would the same clicks be split in a way at most as
 * likely as this one? The p-value, from 0 to 1. Unlike a normal approximation it holds for a handful of clicks too, and
 * it is cheap for millions, since only splits near the expected one weigh anything.
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

/** The likelihoods of a split, taken as 1, and of those that one click, two clicks … moved from a version to the other give. */
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

/** What the weights up to a limit come to, the limit included. */
const sum = (all: readonly number[], limit: number): number =>
  all.reduce((total, weight) => (weight <= limit ? total + weight : total), 0);
