import type { reportFigures } from '../domain/campaign/report-figures.ts';
import type { CampaignDto } from './campaign.ts';

/** The report of a campaign behind the client's secret link: amounts in euros, days as `2026-11-21`. */
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
