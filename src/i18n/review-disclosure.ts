import { type CampaignPlatform, platformNames } from '../domain/campaign/campaign-values.ts';
import type { Reward } from '../domain/review/disclosures.ts';
import { fill } from './format.ts';

interface Labels {
  experience: string;
  campaignPlatform: string;
  excerpt: string;
  rewards: { none: string; given: string; unknown: string };
}

/**
 * Returns the facts beside a review as text: those that the law requires, the month of the experience and whether anything was
 * given in return, the platform of the campaign, and whether a passage was cut.
 */
export function reviewDisclosure(
  labels: Labels,
  facts: {
    excerpt: boolean;
    experience: string | null;
    campaignPlatform: CampaignPlatform | null;
    reward: Reward | null;
  },
): string {
  const { excerpt, experience, campaignPlatform, reward } = facts;
  return [
    excerpt && labels.excerpt,
    campaignPlatform !== null && fill(labels.campaignPlatform, { platform: platformNames[campaignPlatform] }),
    experience !== null && fill(labels.experience, { month: experience }),
    labels.rewards[reward ?? 'unknown'],
  ]
    .filter((fact) => fact !== false)
    .map((fact) => `${fact}.`)
    .join(' ');
}
