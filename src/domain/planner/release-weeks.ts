import { agencyDay } from '../time/agency-day.ts';
import { dayAfter, fridayFrom } from './fridays.ts';
import { SETTLED_AFTER_WEEKS } from './scoring-constants.ts';
import { BASELINE_WEEKS } from './season.ts';

const HOUR_MS = 3_600_000;

/** A stored release week. Times are epoch milliseconds. */
export interface ReleaseWeek {
  friday: string;
  fetchedAt: number;
  /** The last attempt, also one whose list was rejected as doubtful. */
  triedAt: number;
  rows: number;
  /** The number of rows of a list that was rejected as doubtful; null: the last list was accepted. */
  doubtedRows: number | null;
  /** When the final count of its releases was made; null: not yet. */
  countedAt: number | null;
}

/** Number of coming weeks that are fetched each night, and number of all coming weeks: the others are fetched weekly. */
const NIGHTLY_WEEKS = 9;
export const COMING_WEEKS = 27;
/** A little less than a day and a week, so that the hour of the night does not get later each time. */
const NIGHTLY_MS = 20 * HOUR_MS;
const WEEKLY_MS = 6.5 * 24 * HOUR_MS;
/** The wait before a doubtful list is fetched again. */
const DOUBT_MS = HOUR_MS;

/** Lists with at most this number of rows are never doubtful, even if they become empty. */
const FEW_ROWS = 20;

/** Whether a list is probably damaged, because it has lost more than half of its rows. */
export const isDoubtful = (before: number, rows: number): boolean => before > FEW_ROWS && rows < before / 2;

/**
 * Returns the next week whose list is due, coming weeks before past ones; else the time at which the next one is due.
 * @param wants `past`: whether weeks of the seasons are fetched; `askedAt`: when an administrator requested all coming lists
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

/** Returns the weeks to fetch, with their interval: nightly, weekly, or once (infinite). */
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

/** Returns the weeks that are long enough past for their final count, and have none yet. */
export function countableWeeks(weeks: readonly ReleaseWeek[], today: string): string[] {
  const last = dayAfter(today, -7 * SETTLED_AFTER_WEEKS);
  return weeks
    .filter(({ friday, countedAt }) => countedAt === null && friday <= last)
    .map(({ friday }) => friday);
}

/** Single releases are stored this number of days after their Friday; then only their counts remain. */
const KEPT_DAYS = 56;
export const firstKeptDay = (today: string): string => dayAfter(today, -KEPT_DAYS);
