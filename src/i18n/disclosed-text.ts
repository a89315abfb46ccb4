import type { Reward } from '../domain/review/disclosures.ts';
import { fill } from './format.ts';

interface Labels {
  experience: string;
  rewards: { none: string; given: string; unknown: string };
}

/** Returns what the law wants beside a review: the month of the experience, and whether anything was given in return. */
export function disclosedText(
  labels: Labels,
  { experience, reward }: { experience: string | null; reward: Reward | null },
): string {
  const given = labels.rewards[reward ?? 'unknown'];
  return experience === null ? `${given}.` : `${fill(labels.experience, { month: experience })}. ${given}.`;
}
