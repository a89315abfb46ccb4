import { type Platform, platforms } from '../simulator/inputs.ts';

/** The platforms on which the agency runs campaigns: those of the simulator, and Spotify, which it does not estimate. */
export const campaignPlatforms = [...platforms, 'spotify'] as const;
export type CampaignPlatform = (typeof campaignPlatforms)[number];

/** The names of the platforms, the same in every language. */
export const platformNames: Record<CampaignPlatform, string> = {
  youtube: 'YouTube',
  meta: 'Meta',
  tiktok: 'TikTok',
  spotify: 'Spotify',
};

/** Whether the cost table has prices for a platform, so that its campaigns have an estimate. */
export const isEstimated = (platform: CampaignPlatform): platform is Platform => platform !== 'spotify';

export const campaignStatuses = ['planned', 'active', 'finished'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Columns by which campaigns can be sorted; `starts` is the first day. */
export const campaignSorts = ['starts', 'artist', 'budget', 'status', 'created'] as const;
export type CampaignSort = (typeof campaignSorts)[number];
