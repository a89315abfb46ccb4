import type { FridayMeasure } from './expected-releases.ts';
import { dayAfter, fridaysOf } from './fridays.ts';
import { nextMonth } from './inputs.ts';
import { type PlannedRelease, type ScoredFriday, scoreFriday } from './score-friday.ts';

/** The most months that are looked at for a feasible Friday beyond the chosen one. */
const MONTHS_BEYOND = 3;

export interface Comparison {
  /** Every Friday of the chosen month, in order. */
  fridays: ScoredFriday[];
  /** The best Friday, of the chosen month where one is feasible, else of a later one. */
  best: ScoredFriday;
  /** Whether no Friday of the chosen month is feasible, so that `best` is in a later month. */
  moved: boolean;
}

/**
 * Compares the Fridays of a month and names the best one. It is at least a week ahead and not between 22 December and 2
 * January.
 * @param month any day of the month
 * @param measureOf returns the measurements of a Friday; `undefined`: not measured
 */
export function compareFridays(
  release: PlannedRelease,
  month: string,
  measureOf: (friday: string) => FridayMeasure | undefined,
): Comparison {
  const scored = (of: string) =>
    fridaysOf(of).map((friday) => scoreFriday(release, friday, measureOf(friday)));
  const fridays = scored(month);
  let candidates = fridays;
  for (let beyond = 0, later = month; beyond <= MONTHS_BEYOND; beyond++) {
    const best = candidates.filter(isChoice).sort(byAdvantage)[0];
    if (best) return { fridays, best, moved: beyond > 0 };
    later = nextMonth(later);
    candidates = scored(later);
  }
  throw new RangeError(`no Friday within ${MONTHS_BEYOND} months after ${month} is feasible`);
}

/**
 * Returns the days whose Fridays a comparison may name: the month with a week on each side, to the end of the first month
 * that has a Friday to choose. Whether a Friday can be chosen does not depend on measurements.
 */
export function comparedPeriod(release: PlannedRelease, month: string): { from: string; to: string } {
  const ownFridays = fridaysOf(month);
  const hasChoice = (of: string) =>
    fridaysOf(of).some((friday) => isChoice(scoreFriday(release, friday, undefined)));
  let last = month;
  for (let beyond = 0; beyond < MONTHS_BEYOND && !hasChoice(last); beyond++) last = nextMonth(last);
  return {
    from: dayAfter(ownFridays[0] ?? month, -7),
    to: dayAfter(fridaysOf(last).at(-1) ?? last, 7),
  };
}

const isChoice = ({ feasible, blackout }: ScoredFriday): boolean => feasible && !blackout;

/** Most points first; of equal ones the surest, then the earliest. */
const byAdvantage = (a: ScoredFriday, b: ScoredFriday): number =>
  b.points - a.points || b.coverage - a.coverage || (a.friday < b.friday ? -1 : 1);
