import type { ClassCounts, FridayMeasure } from './expected-releases.ts';
import { daysBetween } from './fridays.ts';
import { FRIDAYS_TO_MEASURE, knownShares, STALE_DAYS, STALE_FACTOR } from './scoring-constants.ts';

const DAY_MS = 86_400_000;

/** The measured shares by whole weeks ahead; an absent one is not measured yet. */
export type MeasuredShares = ReadonlyMap<number, number>;

/** A past Friday: the number of releases known some weeks ahead, and the number counted four weeks later. */
export interface SettledFriday {
  weeksAhead: number;
  known: number;
  settled: number;
}

/**
 * Returns the median share that was known at each number of weeks ahead, if at least eight Fridays were measured. A share is
 * capped at 1: a postponed release was known for a Friday on which it was not published.
 */
export function measureShares(
  fridays: readonly SettledFriday[],
): Map<number, { share: number; fridays: number }> {
  const byWeeks = Map.groupBy(
    fridays.filter(({ settled }) => settled > 0),
    ({ weeksAhead }) => weeksAhead,
  );
  return new Map(
    [...byWeeks]
      .filter(([, all]) => all.length >= FRIDAYS_TO_MEASURE)
      .map(([weeksAhead, all]) => [
        weeksAhead,
        {
          share: Math.min(1, median(all.map(({ known, settled }) => known / settled))),
          fridays: all.length,
        },
      ]),
  );
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Returns the share of a Friday's releases that is known today, from 0 to 1: the measured share, else the usual one. */
export function coverageOf(friday: string, today: string, measured: MeasuredShares): number {
  const weeks = Math.floor(Math.max(0, daysBetween(today, friday)) / 7);
  return measured.get(weeks) ?? knownShares[weeks] ?? 0;
}

export interface FridayFacts {
  friday: string;
  /** When the list of its releases was fetched, in epoch milliseconds; null: never. */
  fetchedAt: number | null;
  known: ClassCounts;
  /** Absent: no week of past years was counted. */
  season: ClassCounts | undefined;
}

/** Whether a list is so old that only half of its coverage counts. */
export const isStale = (fetchedAt: number, now: number): boolean => now - fetchedAt > STALE_DAYS * DAY_MS;

/** Returns the measurements of a Friday; `undefined`: neither its releases nor its season were measured. */
export function measureFriday(
  { friday, fetchedAt, known, season }: FridayFacts,
  { today, now, shares }: { today: string; now: number; shares: MeasuredShares },
): FridayMeasure | undefined {
  if (fetchedAt === null && !season) return undefined;
  const usual = fetchedAt === null ? 0 : coverageOf(friday, today, shares);
  const coverage = fetchedAt !== null && isStale(fetchedAt, now) ? usual * STALE_FACTOR : usual;
  return { known, coverage, ...(season && { season }) };
}
