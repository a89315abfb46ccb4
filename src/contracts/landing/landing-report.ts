import type { LandingCounts } from './landing.ts';

/** A page's figures for a secret link: sums by day, without personal data. */
export interface LandingReport {
  title: string;
  /** Empty: the page does not name it. */
  artist: string;
  counts: LandingCounts;
  /** Epoch milliseconds: when the figures were read, and until when the link shows them. */
  now: number;
  expiresAt: number;
}
