import { yearsBefore } from '../time/years-before.ts';

/*
 * Beside each review, the law requires the date of the experience, whether anything was given in return, and the
 * longest time of publication (French consumer code, D111-17).
 */

/** Whether the author received something in return for the review. */
export const rewards = ['none', 'given'] as const;
export type Reward = (typeof rewards)[number];

/** Years after which a review that was written on the site is deleted. */
export const REVIEW_YEARS = 5;

/** A month of an experience: `2026-03`. */
export const MONTH_PATTERN = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** The number of months that the form of a review offers. */
const OFFERED_MONTHS = 24;

/** Returns the months that the form offers, latest first, from the month of a day such as `2026-11-25` back in time. */
export function experienceMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: OFFERED_MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** Joins the statements of the author and of the invitation: one `given` is enough. Null: neither made a statement. */
export function joinedReward(...said: readonly (Reward | null | undefined)[]): Reward | null {
  if (said.includes('given')) return 'given';
  return said.includes('none') ? 'none' : null;
}

/** Returns a moment in epoch milliseconds: reviews that were written before it are deleted. */
export const oldestKept = (now: number): number => yearsBefore(now, REVIEW_YEARS);
