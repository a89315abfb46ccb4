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
