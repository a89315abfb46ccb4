import { agencyDay } from '../time/agency-day.ts';
import { dayAfter, fridayFrom } from './fridays.ts';
import { SETTLED_AFTER_WEEKS } from './scoring-constants.ts';
import { BASELINE_WEEKS } from './season.ts';

const HOUR_MS = 3_600_000;

/** A release week as it is stored. Times are epoch milliseconds. */
export interface ReleaseWeek {
  friday: string;
  fetchedAt: number;
  /** The last attempt, also one whose list was not believed. */
  triedAt: number;
  rows: number;
  /** The number of rows of a list that was not believed. */
  doubtedRows: number | null;
  /** When its releases were counted for good. */
  countedAt: number | null;
}

/** The weeks that are fetched each night, and those after them that are fetched each week. */
const NIGHTLY_WEEKS = 9;
export const COMING_WEEKS = 27;
/** A little less than a day and a week, so that the hour of the night does not move on. */
const NIGHTLY_MS = 20 * HOUR_MS;
const WEEKLY_MS = 6.5 * 24 * HOUR_MS;
/** A list that was not believed is asked for again after this time. */
const DOUBT_MS = HOUR_MS;

/** Up to this number of rows a list may become empty without being doubted. */
const FEW_ROWS = 20;

/** Whether a list has lost so much that it is rather damaged: more than half of its rows. */
export const isDoubtful = (before: number, rows: number): boolean => before > FEW_ROWS && rows < before / 2;

/**
 * Returns the next week whose list is due, the coming weeks before the past ones; or the time at which one will be due.
 * @param wants `past`: whether weeks of the seasons are fetched; `askedAt`: when an administrator asked for all coming lists
 */
export function nextWeek(
  weeks: readonly ReleaseWeek[],
  now: number,
  wants: { past: boolean; askedAt: number | null },
): { friday: string } | { dueAt: number } {
  const known = new Map(weeks.map((week) => [week.friday, week]));
  const dueTimes = plannedWeeks(agencyDay(now)).map(({ friday, everyMs, past }) => ({
    friday,
    dueAt: dueAtOf(known.get(friday), { everyMs, mustWait: past && !wants.past, askedAt: wants.askedAt }),
  }));
  const due = dueTimes.find(({ dueAt }) => dueAt <= now);
  return due ? { friday: due.friday } : { dueAt: Math.min(...dueTimes.map(({ dueAt }) => dueAt)) };
}

/** The weeks that are kept up to date: nightly, weekly, or fetched once. */
function plannedWeeks(today: string): { friday: string; everyMs: number; past: boolean }[] {
  const next = fridayFrom(today);
  const coming = Array.from({ length: COMING_WEEKS }, (_, week) => ({
    friday: dayAfter(next, 7 * week),
    everyMs: week < NIGHTLY_WEEKS ? NIGHTLY_MS : WEEKLY_MS,
    past: false,
  }));
  const over = Array.from({ length: SETTLED_AFTER_WEEKS + BASELINE_WEEKS }, (_, index) => ({
    friday: dayAfter(next, -7 * (index + 1)),
    everyMs: index < SETTLED_AFTER_WEEKS ? WEEKLY_MS : Number.POSITIVE_INFINITY,
    past: index >= SETTLED_AFTER_WEEKS,
  }));
  return [...coming, ...over];
}

function dueAtOf(
  week: ReleaseWeek | undefined,
  { everyMs, mustWait, askedAt }: { everyMs: number; mustWait: boolean; askedAt: number | null },
): number {
  if (mustWait || (week && week.countedAt !== null)) return Number.POSITIVE_INFINITY;
  if (!week) return 0;
  if (week.doubtedRows !== null) return week.triedAt + DOUBT_MS;
  const planned = week.fetchedAt + everyMs;
  const wasAsked = askedAt !== null && week.triedAt < askedAt && Number.isFinite(everyMs);
  return wasAsked ? Math.min(planned, askedAt) : planned;
}

/** Returns the weeks that are over long enough to be counted for good, and were not. */
export function countableWeeks(weeks: readonly ReleaseWeek[], today: string): string[] {
  const last = dayAfter(today, -7 * SETTLED_AFTER_WEEKS);
  return weeks
    .filter(({ friday, countedAt }) => countedAt === null && friday <= last)
    .map(({ friday }) => friday);
}

/** The days for which single releases are kept after their Friday; then their counts remain. */
const KEPT_DAYS = 56;
export const firstKeptDay = (today: string): string => dayAfter(today, -KEPT_DAYS);
