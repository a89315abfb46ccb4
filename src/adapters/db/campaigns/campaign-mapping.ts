import type { Insertable, Selectable } from 'kysely';
import type { Campaign } from '../../../app/ports/campaigns.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';
import type { CampaignRow } from '../schema.ts';

export function toCampaignRow(campaign: Campaign): Insertable<CampaignRow> {
  const { estimate } = campaign;
  const artist = storableText(campaign.artist);
  return {
    public_id: campaign.id,
    artist,
    artist_key: searchKey(artist),
    platform: campaign.platform,
    campaign_type: campaign.campaignType,
    budget: campaign.budget,
    country: campaign.country,
    starts_on: campaign.startsOn,
    ends_on: campaign.endsOn,
    status: campaign.status,
    actual_views: campaign.actualViews,
    actual_cost: campaign.actualCost,
    lead_id: storableText(campaign.leadId),
    estimate_views: estimate.views,
    estimate_low: estimate.low,
    estimate_high: estimate.high,
    cost_min: estimate.cost.min,
    cost_max: estimate.cost.max,
    cost_average: estimate.cost.average,
    cost_unit: estimate.unit,
    cost_version: estimate.costVersion,
    version: campaign.version,
    created_at: campaign.createdAt,
    demo: campaign.demo ? 1 : 0,
  };
}

/** @param row with `known_lead`: the lead's id, null when there is no such lead (any more) */
export function toCampaign(row: Selectable<CampaignRow> & { known_lead: string | null }): Campaign {
  return {
    id: row.public_id,
    createdAt: row.created_at,
    artist: row.artist,
    platform: row.platform,
    campaignType: row.campaign_type,
    budget: row.budget,
    country: row.country,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    status: row.status,
    actualViews: row.actual_views,
    actualCost: row.actual_cost,
    leadId: row.known_lead,
    estimate: {
      views: row.estimate_views,
      low: row.estimate_low,
      high: row.estimate_high,
      unit: row.cost_unit,
      cost: { min: row.cost_min, max: row.cost_max, average: row.cost_average },
      costVersion: row.cost_version,
    },
    version: row.version,
    demo: row.demo === 1,
  };
}
