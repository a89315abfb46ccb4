import type { Generated } from 'kysely';
import type { CampaignPlatform, CampaignStatus } from '../../../domain/campaign/campaign-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { CostUnit } from '../../../domain/simulator/cost-table.ts';
import type { CampaignType, Region } from '../../../domain/simulator/inputs.ts';

/** Amounts are in euros. The unit costs are those of the cost table when the campaign was created. */
export interface CampaignRow {
  id: Generated<number>;
  public_id: string;
  artist: string;
  /** `artist` as `searchKey` writes it, to search and sort by. */
  artist_key: string;
  platform: CampaignPlatform;
  campaign_type: CampaignType;
  budget: number;
  country: Region;
  /** ISO day such as `2026-11-21`; ISO days sort as text. */
  starts_on: string;
  ends_on: string;
  status: CampaignStatus;
  actual_views: number | null;
  actual_cost: number | null;
  /** People reached, or impressions delivered on Meta and TikTok. */
  actual_reach: number | null;
  /** The client's contact and the agency's notes: personal data, which an erasure sets to null or empty. */
  client_name: string | null;
  client_email: string | null;
  client_locale: Locale | null;
  notes: Generated<string>;
  /** The canonical https address of the advertised video or song. */
  video_url: string | null;
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
  /** Raised by 1 at each change. */
  version: Generated<number>;
  created_at: number;
  demo: number;
}
