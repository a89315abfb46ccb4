import { rateInterval } from '../landing/counts/rate-interval.ts';
import { dayName, dayNumber } from '../time/agency-day.ts';
import type { CampaignPlatform } from './campaign-values.ts';
import { hasEnded } from './has-ended.ts';
import type { CampaignOutcome } from './inside-range.ts';
import { reportFigures } from './report-figures.ts';

/** From so many judged campaigns on, the share is published: with eight of ten, it could be anything from 49 to 94 %. */
export const LEAST_JUDGED = 20;

/** The campaigns of two years count, by their last day. */
const WINDOW_DAYS = 730;

/** How a campaign ended that had a range. */
export interface RangedCampaign {
  /** The last day. */
  endsOn: string;
  isFinished: boolean;
  /** What was promised: views on YouTube, impressions on Meta and TikTok, of which views are a fixed share. */
  unit: 'views' | 'impressions';
  /**
   * Whether the result is in the range that the client was shown, judged as that of a campaign that is over; null: there is no result,
   * or no money was spent.
   */
  inside: boolean | null;
}

/** So many of the judged campaigns ended in their range. */
export interface Covered {
  judged: number;
  inside: number;
}

export interface CoveredShare extends Covered {
  /** The limits of the share, from 0 to 1, with 95 % confidence; null without a judged campaign. */
  limits: { low: number; high: number } | null;
  /** Campaigns that are over and have no result: one that was stopped and left open without figures counts here. */
  withoutResult: number;
  views: Covered;
  impressions: Covered;
}

/**
 * Returns what counts of a campaign. Its result is judged whatever its status says, which a person may not have changed after the last
 * day: `coveredShare` counts it once it is over. `undefined` for one without a range, and for a sample.
 */
export function rangedCampaign(
  campaign: CampaignOutcome & {
    platform: CampaignPlatform;
    endsOn: string;
    budget: number;
    actualReach: number | null;
    demo: boolean;
  },
): RangedCampaign | undefined {
  if (campaign.demo || campaign.prices === null) return undefined;
  const unit = campaign.platform === 'youtube' ? 'views' : 'impressions';
  const { views, reach } = reportFigures({ ...campaign, status: 'finished' });
  const { verdict } = unit === 'views' ? views : reach;
  return {
    endsOn: campaign.endsOn,
    isFinished: campaign.status === 'finished',
    unit,
    inside: verdict === null ? null : verdict === 'inside',
  };
}

/**
 * Returns how many of the campaigns of the last two years ended in the range that their clients were shown. All of them count that are
 * finished or whose last day has passed; those without a result are counted beside.
 * @param today the agency's day
 */
export function coveredShare(campaigns: readonly RangedCampaign[], today: string): CoveredShare {
  const since = dayName(dayNumber(today) - WINDOW_DAYS);
  const over = campaigns.filter((one) => one.endsOn >= since && (one.isFinished || hasEnded(one, today)));
  const judged = over.filter(({ inside }) => inside !== null);
  const covered = (some: readonly RangedCampaign[]): Covered => ({
    judged: some.length,
    inside: some.filter(({ inside }) => inside).length,
  });
  const all = covered(judged);
  return {
    ...all,
    limits: rateInterval(all.inside, all.judged) ?? null,
    withoutResult: over.length - judged.length,
    views: covered(judged.filter(({ unit }) => unit === 'views')),
    impressions: covered(judged.filter(({ unit }) => unit === 'impressions')),
  };
}
