import type { Insertable, Selectable } from 'kysely';
import type { Campaign } from '../../../app/ports/campaigns.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';
import { type CampaignRow, campaignRecord } from './campaign-tables.ts';

/** Returns the row of a campaign, with its search key and the estimate in separate columns. */
export function toCampaignRow(campaign: Campaign): Insertable<CampaignRow> {
  const { estimate } = campaign;
  return {
    ...campaignRecord.toRow(campaign),
    artist_key: searchKey(storableText(campaign.artist)),
    lead_id: storableText(campaign.leadId),
    estimate_views: estimate?.views ?? null,
    estimate_low: estimate?.low ?? null,
    estimate_high: estimate?.high ?? null,
    cost_min: estimate?.cost.min ?? null,
    cost_max: estimate?.cost.max ?? null,
    cost_average: estimate?.cost.average ?? null,
    cost_unit: estimate?.unit ?? null,
    cost_version: estimate?.costVersion ?? null,
  };
}

/** @param row with `known_lead`: the lead's id, null when there is no such lead (any more) */
export const toCampaign = (row: Selectable<CampaignRow> & { known_lead: string | null }): Campaign => ({
  ...campaignRecord.toRecord(row),
  leadId: row.known_lead,
  estimate: estimateOf(row),
});

function estimateOf(row: Selectable<CampaignRow>): Campaign['estimate'] {
  const { estimate_views: views, estimate_low: low, estimate_high: high, cost_unit: unit } = row;
  const { cost_min: min, cost_max: max, cost_average: average } = row;
  if (views === null || low === null || high === null || unit === null) return null;
  if (min === null || max === null || average === null) return null;
  return { views, low, high, unit, cost: { min, max, average }, costVersion: row.cost_version };
}
