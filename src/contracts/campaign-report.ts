import type { reportFigures } from '../domain/campaign/report-figures.ts';
import type { CampaignDto } from './campaign.ts';

/** What a secret link shows of a campaign to its client: amounts in euros, days as `2026-11-21`. */
export interface CampaignReport
  extends Pick<
    CampaignDto,
    | 'artist'
    | 'platform'
    | 'campaignType'
    | 'country'
    | 'startsOn'
    | 'endsOn'
    | 'status'
    | 'budget'
    | 'actualCost'
    | 'videoUrl'
    | 'costVersion'
  > {
  figures: ReturnType<typeof reportFigures>;
  /** Epoch milliseconds: when the report was read, and until when the link shows it. */
  now: number;
  expiresAt: number;
}
