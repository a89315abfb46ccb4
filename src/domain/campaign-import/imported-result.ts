import type { CampaignPlatform } from '../campaign/campaign-values.ts';

/** The result of a campaign, as it is typed or imported: euros and counts; null: unknown. */
export interface CampaignResult {
  actualViews: number | null;
  actualCost: number | null;
  /** People reached on YouTube, impressions on Meta and TikTok. */
  actualReach: number | null;
}

/** The sums of the imported days; null: no report has the figure. */
interface Sums {
  cost: number | null;
  impressions: number | null;
  views: number | null;
}

/**
 * Returns the result of a campaign with the sums of its imported days in place of what was typed. What no report has stays as
 * it was. People who were reached are never taken from days: one person counts on each of them, so their sum is too high.
 */
export const importedResult = (
  platform: CampaignPlatform,
  typed: CampaignResult,
  { cost, impressions, views }: Sums,
): CampaignResult => ({
  actualViews: views ?? typed.actualViews,
  actualCost: cost === null ? typed.actualCost : Math.round(cost * 100) / 100,
  actualReach:
    platform === 'meta' || platform === 'tiktok' ? (impressions ?? typed.actualReach) : typed.actualReach,
});
