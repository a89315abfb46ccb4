import type { Reward } from '../domain/review/disclosures.ts';
import { fill } from './format.ts';

interface Labels {
  experience: string;
  rewards: { none: string; given: string; unknown: string };
}

/**
 * Returns the facts that the law demands beside a review: the month of the experience, and whether anything was given in
 * return.
 */
export function disclosedText(
  labels: Labels,
  { experience, reward }: { experience: string | null; reward: Reward | null },
): string {
  const given = labels.rewards[reward ?? 'unknown'];
  return experience === null ? `${given}.` : `${fill(labels.experience, { month: experience })}. ${given}.`;
}
