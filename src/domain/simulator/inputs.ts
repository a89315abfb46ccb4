/** The choices of the simulator, in the order in which they are shown. */
export const platforms = ['youtube', 'meta', 'tiktok'] as const;
export const campaignTypes = ['awareness', 'engagement', 'conversion'] as const;
export const regions = ['europe', 'usa', 'canada', 'south_america', 'asia'] as const;

export type Platform = (typeof platforms)[number];
export type CampaignType = (typeof campaignTypes)[number];
export type Region = (typeof regions)[number];

/** Euros a month. */
export const MIN_BUDGET = 500;
/** The step of the budget field, in euros; a budget between two steps is valid. */
export const BUDGET_STEP = 10;
/** Above this, in euros, a figure is a typing error and not a campaign. */
export const MAX_BUDGET = 10_000_000;

/** What the figures depend on. `budget` is in euros a month. */
export interface CampaignInputs {
  platform: Platform;
  campaignType: CampaignType;
  budget: number;
  country: Region;
}

/**
 * The smallest budget, in euros a month, that the agency recommends on a platform (guides of the specification;
 * decision 18). A smaller one is accepted from `MIN_BUDGET`, with a notice.
 */
export const recommendedMinimum: Record<Platform, number> = { youtube: 500, meta: 800, tiktok: 1000 };
