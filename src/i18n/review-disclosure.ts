import { type CampaignPlatform, platformNames } from '../domain/campaign/campaign-values.ts';
import type { Reward } from '../domain/review/disclosures.ts';
import { fill } from './format.ts';

interface Labels {
  experience: string;
  campaignPlatform: string;
  rewards: { none: string; given: string; unknown: string };
}

/**
 * Returns the facts beside a review as text: those that the law requires, the month of the experience and whether anything was
 * given in return, the platform of the campaign, and whether a passage was cut.
 */
export function reviewDisclosure(
  labels: Labels,
  facts: {
    excerpt: string | null;
    experience: string | null;
    campaignPlatform: CampaignPlatform | null;
    reward: Reward | null;
  },
): string {
  const { excerpt, experience, campaignPlatform, reward } = facts;
  return [
    excerpt,
    campaignPlatform && fill(labels.campaignPlatform, { platform: platformNames[campaignPlatform] }),
    experience && fill(labels.experience, { month: experience }),
    labels.rewards[reward ?? 'unknown'],
  ]
    .flatMap((fact) => (fact ? `${fact}.` : []))
    .join(' ');
}
