import { ACTIVE_ABOVE, SATURATED_ABOVE } from '../planner/scoring-constants.ts';
import { dayName, dayNumber } from '../time/agency-day.ts';

/** A Friday of the planner that a visitor watches. Times are epoch milliseconds, Fridays ISO days. */

export const fridayClasses = ['calm', 'active', 'saturated'] as const;
export type FridayClass = (typeof fridayClasses)[number];

/** Returns the class of a Friday by its expected releases. */
export const fridayClass = (expected: number): FridayClass =>
  expected > SATURATED_ABOVE ? 'saturated' : expected > ACTIVE_ABOVE ? 'active' : 'calm';

/** `unconfirmed`: the address was typed, perhaps by another person. */
export const watchStates = ['unconfirmed', 'watching', 'ended'] as const;
export type WatchState = (typeof watchStates)[number];

/** The buttons of the page of one watch. */
export const watchActs = ['confirm', 'keep', 'move', 'stop'] as const;
export type WatchAct = (typeof watchActs)[number];

/** Hours after which a watch that was not confirmed is deleted. */
export const CONFIRM_HOURS = 48;
/** The watch ends this number of days after the Friday. */
export const DAYS_AFTER = 7;
/** Days after the end for which a watch is stored. */
export const KEPT_DAYS = 30;
/** A better Friday is offered from this difference in the score on, of 100. */
export const WORTH_MOVING = 8;
/** Hours between two readings of a Friday: the lists are fetched every night. */
export const READING_HOURS = 20;
/** Days after a mail in which no other one is sent. */
const QUIET_DAYS = 7;
const HOUR_MS = 3_600_000;

/** Returns the last day of a watch. */
export const watchEnds = (friday: string): string => dayName(dayNumber(friday) + DAYS_AFTER);

/** What is known of a Friday at one time. */
export interface WatchReading {
  class: FridayClass;
  /** Number of the known releases. */
  known: number;
  /** The releases of the largest class, `artist|title`. */
  mega: readonly string[];
}

/** What a watch remembers between two nights. */
export interface WatchMemory {
  /** What the visitor knows: the reading of the start, of the last mail, or of the last press. */
  baseline: WatchReading;
  /** Another class that was read, and when first; null: none. */
  pending: { class: FridayClass; at: number } | null;
  toldAt: number | null;
  readAt: number;
}

export type WatchNews = 'mega' | 'class';

/**
 * Judges a reading. News are a new release of the largest class, or a class that differs on two readings at least twenty hours
 * apart while the known releases grew: an estimate that only moves because more of the usual releases are known is no news.
 * At most one mail in seven days; news in this time are told after it, if they are still true.
 * @returns what the watch remembers next, and the news to tell; null: none
 */
export function judgeReading(
  memory: WatchMemory,
  reading: WatchReading,
  now: number,
): { memory: WatchMemory; tell: WatchNews | null } {
  const { baseline, toldAt } = memory;
  const differs = reading.class !== baseline.class;
  const pending = !differs
    ? null
    : memory.pending?.class === reading.class
      ? memory.pending
      : { class: reading.class, at: now };
  const isSteady = pending !== null && now - pending.at >= READING_HOURS * HOUR_MS;
  const hasMega = reading.mega.some((name) => !baseline.mega.includes(name));
  const news: WatchNews | null = hasMega
    ? 'mega'
    : isSteady && reading.known > baseline.known
      ? 'class'
      : null;
  const mayTell = toldAt === null || now - toldAt >= QUIET_DAYS * 24 * HOUR_MS;
  if (news === null || !mayTell) return { memory: { ...memory, pending, readAt: now }, tell: null };
  return { memory: { baseline: reading, pending: null, toldAt: now, readAt: now }, tell: news };
}
