import type { LandingCounts } from './landing.ts';

/** What a secret link shows of a page's figures: sums of days, and nothing of a person. */
export interface LandingReport {
  title: string;
  /** Empty: the page names none. */
  artist: string;
  counts: LandingCounts;
  /** Epoch milliseconds: when the figures were read, and until when the link shows them. */
  now: number;
  expiresAt: number;
}
