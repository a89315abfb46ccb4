import type { TrackDay } from '../domain/campaign/day-track.ts';
import type { reportFigures } from '../domain/campaign/report-figures.ts';
import type { CampaignDto } from './campaign.ts';

/** Costs in euros; null: not reported. */
export type ReportedDay = Pick<TrackDay, 'day' | 'cost' | 'views' | 'missing' | 'provisional'>;

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
  /** Each day from the first to the last one of the platforms' imported reports; empty: none was imported. */
  days: readonly ReportedDay[];
  /** Epoch milliseconds: when the report was read, and until when the link shows it. */
  now: number;
  expiresAt: number;
}
