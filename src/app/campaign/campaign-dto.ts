import type { CampaignDto } from '../../contracts/campaign.ts';
import { insideRange } from '../../domain/campaign/inside-range.ts';
import type { Campaign } from '../ports/campaigns.ts';

/** A campaign as the back office sees it, judged by the costs that its estimate came from. */
export function campaignDto(campaign: Campaign): CampaignDto {
  const { createdAt, estimate, status, actualViews, actualCost, ...rest } = campaign;
  return {
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    status,
    actualViews,
    actualCost,
    estimate: estimate && { views: estimate.views, low: estimate.low, high: estimate.high },
    costVersion: estimate?.costVersion ?? null,
    insideRange: insideRange({ status, actualViews, actualCost, prices: estimate }),
  };
}
