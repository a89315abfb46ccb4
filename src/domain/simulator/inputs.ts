/** The choices of the simulator, in the order in which they are shown. */
export const platforms = ['youtube', 'meta', 'tiktok'] as const;
export const campaignTypes = ['awareness', 'engagement', 'conversion'] as const;
export const regions = ['europe', 'usa', 'canada', 'south_america', 'asia'] as const;

export type Platform = (typeof platforms)[number];
export const isPlatform = (name: string): name is Platform => platforms.some((platform) => platform === name);
export type CampaignType = (typeof campaignTypes)[number];
export type Region = (typeof regions)[number];

/** The smallest budget, in euros a month. */
export const MIN_BUDGET = 500;
/** The step of the budget field, in euros; a budget between two steps is valid. */
export const BUDGET_STEP = 10;
/** The largest budget, in euros a month: a larger figure is a typing error. */
export const MAX_BUDGET = 10_000_000;

/** The inputs of an estimate. `budget` is in euros a month. */
export interface CampaignInputs {
  platform: Platform;
  campaignType: CampaignType;
  budget: number;
  country: Region;
}

/**
 * The smallest budget, in euros a month, that the agency recommends on a platform (docs/product.md, Simulator). A
 * smaller budget is accepted from `MIN_BUDGET` on, with a notice.
 */
export const recommendedMinimum: Record<Platform, number> = { youtube: 500, meta: 800, tiktok: 1000 };
