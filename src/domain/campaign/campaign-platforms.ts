import { type Platform, platforms } from '../simulator/inputs.ts';

/** The platforms on which the agency runs campaigns: those of the simulator, and Spotify, which it does not estimate. */
export const campaignPlatforms = [...platforms, 'spotify'] as const;
export type CampaignPlatform = (typeof campaignPlatforms)[number];

/** Whether the cost table has prices for a platform, so that its campaigns have an estimate. */
export const isEstimated = (platform: CampaignPlatform): platform is Platform => platform !== 'spotify';
