import type { CampaignDto } from '../../contracts/campaign.ts';
import { insideRange } from '../../domain/campaign/inside-range.ts';
import { viewsFor } from '../../domain/simulator/estimate.ts';
import type { Campaign } from '../ports/campaigns.ts';

/** Returns a campaign for the back office, judged by the costs of its estimate. */
export function campaignDto(campaign: Campaign): CampaignDto {
  const { createdAt, estimate, status, actualViews, actualCost, ...rest } = campaign;
  return {
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    status,
    actualViews,
    actualCost,
    estimate: estimate && judgedEstimate(estimate, status === 'finished' ? actualCost : null),
    costVersion: estimate?.costVersion ?? null,
    insideRange: insideRange({ status, actualViews, actualCost, prices: estimate }),
  };
}

type Estimate = NonNullable<Campaign['estimate']>;

/**
 * Returns the estimate for the budget, or for the spent amount, by the rule and the rounding of `insideRange` and of
 * the client's report: scaled from rounded figures, it would differ by a view.
 */
function judgedEstimate(estimate: Estimate, spent: number | null): CampaignDto['estimate'] {
  const { views, low, high, cost, unit } = estimate;
  if (spent === null || spent <= 0) return { views, low, high };
  const at = (unitCost: number) => viewsFor(spent, unitCost, unit);
  return { views: at((cost.min + cost.max) / 2), low: at(cost.max), high: at(cost.min) };
}
