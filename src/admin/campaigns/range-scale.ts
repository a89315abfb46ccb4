import type { CampaignDto } from '../../contracts/campaign.ts';

type Estimate = NonNullable<CampaignDto['estimate']>;
type Finished = Pick<CampaignDto, 'actualCost' | 'actualViews' | 'insideRange'> & {
  estimate: Estimate;
};

type Verdict = 'yes' | 'no' | 'above' | 'below' | 'unknown' | 'noViews' | 'noCost';

/** Returns the server's verdict, with the side on which the views are outside the range, or with the missing figure. */
export function verdictOf(campaign: Finished): Verdict {
  const { insideRange, actualViews, actualCost } = campaign;
  if (insideRange === true) return 'yes';
  if (insideRange === null)
    return actualViews === null ? 'noViews' : actualCost === null ? 'noCost' : 'unknown';
  const { low, high } = campaign.estimate;
  if (actualViews !== null && actualViews > high) return 'above';
  if (actualViews !== null && actualViews < low) return 'below';
  return 'no';
}
