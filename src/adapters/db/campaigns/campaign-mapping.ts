import type { Insertable, Selectable } from 'kysely';
import type { Campaign } from '../../../app/ports/campaigns.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';
import type { CampaignRow } from './campaign-tables.ts';

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
    actual_reach: campaign.actualReach,
    client_name: storableText(campaign.clientName),
    client_email: storableText(campaign.clientEmail),
    client_locale: campaign.clientLocale,
    notes: storableText(campaign.notes),
    video_url: campaign.videoUrl,
    lead_id: storableText(campaign.leadId),
    estimate_views: estimate?.views ?? null,
    estimate_low: estimate?.low ?? null,
    estimate_high: estimate?.high ?? null,
    cost_min: estimate?.cost.min ?? null,
    cost_max: estimate?.cost.max ?? null,
    cost_average: estimate?.cost.average ?? null,
    cost_unit: estimate?.unit ?? null,
    cost_version: estimate?.costVersion ?? null,
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
    actualReach: row.actual_reach,
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientLocale: row.client_locale,
    notes: row.notes,
    videoUrl: row.video_url,
    leadId: row.known_lead,
    estimate: estimateOf(row),
    version: row.version,
    demo: row.demo === 1,
  };
}

function estimateOf(row: Selectable<CampaignRow>): Campaign['estimate'] {
  const { estimate_views: views, estimate_low: low, estimate_high: high, cost_unit: unit } = row;
  const { cost_min: min, cost_max: max, cost_average: average } = row;
  if (views === null || low === null || high === null || unit === null) return null;
  if (min === null || max === null || average === null) return null;
  return { views, low, high, unit, cost: { min, max, average }, costVersion: row.cost_version };
}
