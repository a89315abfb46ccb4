import type { Generated } from 'kysely';
import type { Campaign } from '../../../app/ports/campaigns.ts';
import type { CostUnit } from '../../../domain/simulator/cost-table.ts';
import { flag, type RowOf, recordOf, text } from '../engine/record.ts';

/** The estimate is in columns of its own; the lead is read from the leads, since it may have been erased. */
export const campaignRecord = recordOf<Omit<Campaign, 'estimate' | 'leadId'>>()({
  id: 'public_id',
  artist: text('artist'),
  platform: 'platform',
  campaignType: 'campaign_type',
  budget: 'budget',
  country: 'country',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  status: 'status',
  actualViews: 'actual_views',
  actualCost: 'actual_cost',
  actualReach: 'actual_reach',
  clientName: text('client_name'),
  clientEmail: text('client_email'),
  clientLocale: 'client_locale',
  notes: text('notes'),
  videoUrl: 'video_url',
  version: 'version',
  createdAt: 'created_at',
  demo: flag('demo'),
});

/** Amounts are in euros. The unit costs are those of the cost table when the campaign was created. */
export interface CampaignRow extends RowOf<typeof campaignRecord> {
  id: Generated<number>;
  /** `artist` as `searchKey` writes it, to search and sort by. */
  artist_key: string;
  /** A lead's `public_id`; the lead may have been erased. */
  lead_id: string | null;
  /** The estimate and its costs; all null on a platform that the simulator does not estimate. */
  estimate_views: number | null;
  estimate_low: number | null;
  estimate_high: number | null;
  cost_min: number | null;
  cost_max: number | null;
  cost_average: number | null;
  cost_unit: CostUnit | null;
  /**
   * Version of the cost table that the estimate came from; null: no estimate, or the campaign is older than this column.
   */
  cost_version: number | null;
}
