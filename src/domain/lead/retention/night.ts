import { agencyDay } from '../../time/agency-day.ts';

/** The most leads that are deleted by themselves on one of the agency's days. */
export const MOST_A_NIGHT = 500;
/** Nothing is deleted before the agency was told this number of days ago that leads end. */
export const NOTICE_DAYS = 30;
/** When more than this share of all leads ends at once, a date is probably wrong. */
export const MOST_SHARE = 0.2;
/** Below this number of leads, the share says nothing: one of four leads of a young site is a quarter. */
export const FEW_LEADS = 20;
/** The clock is trusted after it has run evenly for a day. */
export const STEADY_MS = 86_400_000;
const DAY_MS = 86_400_000;

/** What is known before a night. Times are epoch milliseconds. */
export interface NightFacts {
  now: number;
  /** Leads to delete now, and those of the next `NOTICE_DAYS` days, these included. */
  due: number;
  soon: number;
  /** All stored leads. */
  all: number;
  /** When the agency was first told; null: not yet. */
  announcedAt: number | null;
  /** Since when the clock has run without a jump; null: not known. */
  steadySince: number | null;
  /** When the newest lead arrived; null: there is none. */
  newestAt: number | null;
  /** Leads deleted on the agency's day of `now`. */
  done: number;
}

/**
 * Why no lead is deleted: none is due (`nothing`); the agency must be told first (`announce`), or was told less than 30
 * days ago (`notice`); the clock jumped, or is behind a stored lead (`clock`); too many are due at once (`share`); the
 * night's number is reached (`full`).
 */
export type NightStop = 'nothing' | 'announce' | 'notice' | 'clock' | 'share' | 'full';
export type Night = { most: number; stop: null } | { most: 0; stop: NightStop };

/** Decides how many leads may be deleted now. */
export function judgeNight(facts: NightFacts): Night {
  const { now, due, soon, all, announcedAt, steadySince, newestAt, done } = facts;
  const stop = (why: NightStop): Night => ({ most: 0, stop: why });
  if (announcedAt === null && soon > 0) return stop('announce');
  if (due === 0 || announcedAt === null) return stop('nothing');
  if (now < announcedAt + NOTICE_DAYS * DAY_MS) return stop('notice');
  if (steadySince === null || now - steadySince < STEADY_MS) return stop('clock');
  if (newestAt !== null && newestAt > now + DAY_MS) return stop('clock');
  if (due > FEW_LEADS && due > all * MOST_SHARE) return stop('share');
  if (done >= MOST_A_NIGHT) return stop('full');
  return { most: MOST_A_NIGHT - done, stop: null };
}

/** Returns the agency's first day on which leads are deleted, while it is to come. Times are epoch milliseconds. */
export function firstDayAfter(announcedAt: number | null, now: number): string | null {
  const startsAt = (announcedAt ?? Number.NEGATIVE_INFINITY) + NOTICE_DAYS * DAY_MS;
  return startsAt > now ? agencyDay(startsAt) : null;
}

/** When the clock was last read, and since when it has run without a jump of more than a day. Epoch milliseconds. */
export interface Beat {
  at: number;
  since: number;
}

/** Returns the beat after the clock is read at `now`: a jump of more than a day in either direction begins anew. */
export const nextBeat = (before: Beat | undefined, now: number): Beat =>
  before === undefined || Math.abs(now - before.at) > STEADY_MS || now < before.since
    ? { at: now, since: now }
    : { at: now, since: before.since };
