import type { CampaignDto } from '../../contracts/campaign.ts';

type Estimate = NonNullable<CampaignDto['estimate']>;
type Finished = Pick<CampaignDto, 'budget' | 'actualCost' | 'actualViews' | 'insideRange'> & {
  estimate: Estimate;
};

/**
 * Returns the expected range of views: for the budget until the actual cost is known, then for the actual cost, since
 * money that was not spent bought no views. The estimate is linear in the budget, so that its figures can be scaled.
 */
export function expectedRange({ estimate, budget, actualCost }: Finished): { low: number; high: number } {
  const share = actualCost === null || budget <= 0 ? 1 : actualCost / budget;
  return { low: Math.round(estimate.low * share), high: Math.round(estimate.high * share) };
}

type Verdict = 'yes' | 'no' | 'above' | 'below' | 'unknown' | 'noViews' | 'noCost';

/** Returns the server's verdict, with the side on which the views lie outside the range, or with the missing figure. */
export function verdictOf(campaign: Finished): Verdict {
  const { insideRange, actualViews, actualCost } = campaign;
  if (insideRange === true) return 'yes';
  if (insideRange === null)
    return actualViews === null ? 'noViews' : actualCost === null ? 'noCost' : 'unknown';
  const { low, high } = expectedRange(campaign);
  if (actualViews !== null && actualViews > high) return 'above';
  if (actualViews !== null && actualViews < low) return 'below';
  return 'no';
}

export const BARS = 24;

interface Scale {
  /** For each bar, whether it is in the range. */
  lit: boolean[];
  /** The position of the actual views, from 0 to 1; `undefined` while they are unknown. */
  mark: number | undefined;
}

/** The scale from 0 views to 25 % above the range, or 5 % above the actual views if higher, up to 3 times the range. */
export function scaleOf(low: number, high: number, actualViews: number | null): Scale {
  const end = Math.max(1, Math.min(Math.max(high * 1.25, (actualViews ?? 0) * 1.05), high * 3));
  // Whole bars: each bar whose middle is in the range; for a narrow range, the bar in which the range begins.
  const first = Math.min(BARS - 1, Math.round((low / end) * BARS));
  const last = Math.max(first, Math.round((high / end) * BARS) - 1);
  return {
    lit: Array.from({ length: BARS }, (_, bar) => bar >= first && bar <= last),
    mark: actualViews === null ? undefined : Math.min(1, actualViews / end),
  };
}
