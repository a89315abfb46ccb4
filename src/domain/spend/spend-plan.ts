import { figures } from '../benchmarks/figures.ts';
import type { CostTable } from '../simulator/cost-table.ts';
import { type Estimate, estimateCampaign, type Range } from '../simulator/estimate.ts';
import type { CampaignInputs, Platform } from '../simulator/inputs.ts';
import { Z90 } from '../value/normal.ts';

/** The budgets, in euros a month, that the page compares. */
export const plannedBudgets = [500, 1500, 5000] as const;

/** What a budget buys. */
export interface PlannedBudget {
  budget: number;
  /** The same figures as the simulator's. */
  estimate: Estimate;
  /** The clicks that are expected in eight of ten campaigns. */
  clicks: Range;
  /** Whether one campaign of ten may bring too few clicks to judge anything. */
  few: boolean;
}

/** Spread of the click rate from one ad to another, as the standard deviation of its logarithm: an assumption. */
const CLICK_SPREAD = 0.5;

/**
 * The share of clicks, of views on YouTube and of impressions elsewhere, until a visitor says another: an assumption for YouTube,
 * elsewhere the rate under which the agency stops an ad.
 */
export const clickRates: Readonly<Record<Platform, number>> = {
  youtube: figures['spend.clickRate'].value,
  meta: figures['meta.pauseBelow.clickRate'].value,
  tiktok: figures['tiktok.stopBelow.clickRate'].value,
};

/** Returns the ends of a click rate in eight of ten ads. */
export const rateRange = (rate: number): Range => ({
  low: rate * Math.exp(-Z90 * CLICK_SPREAD),
  high: rate * Math.exp(Z90 * CLICK_SPREAD),
});

/**
 * Returns what budgets buy, the smallest first. Views and impressions are the simulator's; a budget of a combination without costs is
 * left out.
 * @param own another budget, in euros a month, beside those of the page
 * @param rate clicks for a view on YouTube, for an impression elsewhere, from 0 to 1
 */
export function planSpend(
  campaign: Omit<CampaignInputs, 'budget'>,
  table: CostTable,
  rate: number,
  own?: number,
): PlannedBudget[] {
  const budgets = new Set<number>([...plannedBudgets, ...(own === undefined ? [] : [own])]);
  return [...budgets]
    .toSorted((one, other) => one - other)
    .flatMap((budget) => {
      const estimate = estimateCampaign({ ...campaign, budget }, table);
      if (!estimate) return [];
      const clicks = clicksOf(estimate.unit === 'CPV' ? estimate.range : estimate.reachRange, rate);
      return [{ budget, estimate, clicks, few: clicks.low < figures['spend.leastClicks'].value }];
    });
}

/**
 * Returns the clicks of a range of views or impressions. Its ends are taken for the 10 % and 90 % quantiles of a cost whose logarithm
 * is normal, and so is the click rate's: the squares of both half widths add up.
 */
function clicksOf({ low, high }: Range, rate: number): Range {
  const half = Math.hypot(Math.log(high / low) / 2, Z90 * CLICK_SPREAD);
  const middle = Math.sqrt(low * high) * rate;
  return { low: Math.round(middle * Math.exp(-half)), high: Math.round(middle * Math.exp(half)) };
}

/** Returns how many streams pay a budget back, from the best to the least paid. */
export function streamsFor(budget: number): Range {
  const [least, most] = figures['roi.perStream.spotify'].value;
  return { low: Math.round(budget / most), high: Math.round(budget / least) };
}
