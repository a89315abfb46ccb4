import { figures } from '../benchmarks/figures.ts';
import { normalBelow } from '../value/normal.ts';

/** What one of two ads did with its part of the budget. */
export interface AdResult {
  days: number;
  /** In euros. */
  cost: number;
  /** Views on YouTube, impressions elsewhere. */
  units: number;
}

export interface AdVerdict {
  /** The ad with the lower unit cost, and by how much it is lower, from 0 to 1. */
  cheaper: 'a' | 'b';
  saving: number;
  /** The probability that it is really the cheaper one, from 0.5 to 1. */
  chance: number;
  /** Whether the rest of the budget is for it. */
  clear: boolean;
  /** What each ad lacks of `LEAST_RESULT`; none lacks anything: there is enough for a verdict. */
  missing: { ad: 'a' | 'b'; days: number; units: number }[];
}

/**
 * What an ad must have before it is judged. Days: the first ones are dearer while a platform learns, and the share of right verdicts
 * was measured from five on, as for the warnings of `day-alerts.ts`. Views or impressions: from a thousand on, chance in their number
 * (a thirtieth) is small beside the noise of a day.
 */
export const LEAST_RESULT = { days: 5, units: 1000 };

/** The part of a budget that each of two ads gets before they are compared. */
export const AD_SHARE = 0.25;

/**
 * Daily noise of a unit cost: the standard deviation of its logarithm, and how much a day resembles the one before. Both are the
 * design's assumptions, with which the false alarms of `day-alerts.ts` were measured.
 */
const NOISE = { spread: 0.3, likeness: 0.6 };
/** As days resemble each other, so many of them say as much as one. */
const DAYS_FOR_ONE = (1 + NOISE.likeness) / (1 - NOISE.likeness);

/** Returns which of two ads for the same people is cheaper, and how sure that is. Nothing is known of them before. */
export function compareAds(a: AdResult, b: AdResult): AdVerdict {
  const difference = Math.log(b.cost / b.units) - Math.log(a.cost / a.units);
  const ofDays = NOISE.spread ** 2 * DAYS_FOR_ONE * (1 / a.days + 1 / b.days);
  // A number of views varies by its root, as counts do.
  const ofCounts = 1 / a.units + 1 / b.units;
  const deviation = Math.sqrt(ofDays + ofCounts);
  const chance = normalBelow(Math.abs(difference) / deviation);
  const missing = Object.entries({ a, b })
    .map(([ad, { days, units }]) => ({
      ad: ad === 'a' ? ('a' as const) : ('b' as const),
      days: Math.max(0, Math.ceil(LEAST_RESULT.days - days)),
      units: Math.max(0, Math.ceil(LEAST_RESULT.units - units)),
    }))
    .filter(({ days, units }) => days > 0 || units > 0);
  return {
    cheaper: difference >= 0 ? 'a' : 'b',
    saving: 1 - Math.exp(-Math.abs(difference)),
    chance,
    clear: missing.length === 0 && chance >= figures['spend.chance'].value,
    missing,
  };
}
