import type { FridayMeasure } from './expected-releases.ts';
import { dayAfter, fridaysOf } from './fridays.ts';
import { isBlackout } from './holidays.ts';
import { nextMonth, type ReleaseType, releaseMonths, type Territory } from './inputs.ts';
import { canBePrepared, type PlanStepKey, planSteps } from './plan-steps.ts';
import { type PlannedRelease, type ScoredFriday, scoreFriday } from './score-friday.ts';

/** Number of months after the chosen one that are compared. A longer wait would be another release plan. */
const MONTHS_BEYOND = 3;
/** Minimum difference in the score, of 100, at which the answer is a later month. */
const WORTH_WAITING = 15;

/** The reasons for an answer in another month than the chosen one. */
export const waitReasons = ['late', 'better'] as const;
export type WaitReason = (typeof waitReasons)[number];

/**
 * The reasons that decide between Fridays with the same shown score, the most important first: fewer deliveries and pitches
 * later than usual, more points before rounding and the cap, the earlier day.
 */
export const tieReasons = ['time', 'quiet', 'first'] as const;
export type TieReason = (typeof tieReasons)[number];

export interface Comparison {
  /** The future Fridays of the answer's month, in order. */
  fridays: ScoredFriday[];
  best: ScoredFriday;
  /** The reasons why it is preferred to other possible Fridays of its month with the same score; empty: there are none. */
  ties: TieReason[];
  /** The chosen month, if the answer is in a later one. */
  asked: AskedMonth | null;
  /** A later Friday within three months of the chosen one with a better score than the best; the best of them. */
  wait: ScoredFriday | null;
}

export interface AskedMonth {
  /** The 15th. */
  month: string;
  reason: WaitReason;
  /** The future Fridays of the month. */
  fridays: ScoredFriday[];
  /**
   * The best Friday of the month for an artist who cannot wait: it may miss deadlines. Null: stores cannot show the release in
   * time.
   */
  best: ScoredFriday | null;
}

/**
 * Compares the Fridays of a month and of the three months after it. The best one can be prepared in time and is not between 22
 * December and 2 January. It is in the chosen month, unless that has no such Friday or waiting is clearly better: then it is in
 * the first month after which no later one is clearly better.
 * @param month any day of the month; a past month has no Fridays left
 * @param measureOf returns the measurements of a Friday; `undefined`: not measured
 */
export function compareFridays(
  release: PlannedRelease,
  month: string,
  measureOf: (friday: string) => FridayMeasure | undefined,
): Comparison {
  const advantage = advantageOf(release);
  const byAdvantage = (a: ScoredFriday, b: ScoredFriday): number =>
    b.score - a.score || (advantage(a, b)?.by ?? 0);
  const months = monthsFrom(month, release.today).map((one) => {
    const fridays = fridaysOf(one)
      .filter((friday) => friday >= release.today)
      .map((friday) => scoreFriday(release, friday, measureOf(friday)));
    return { fridays, best: fridays.filter(isChoice).sort(byAdvantage)[0] };
  });
  const answered = months.filter((one): one is { fridays: ScoredFriday[]; best: ScoredFriday } => !!one.best);
  const [first] = answered;
  if (!first) throw new RangeError(`no Friday within ${MONTHS_BEYOND} months after ${month} can be prepared`);
  const most = Math.max(...answered.map(({ best }) => comparable(best)));
  const clearly =
    comparable(first.best) >= 0 && most - first.best.score >= WORTH_WAITING
      ? (answered.find(({ best }) => most - comparable(best) < WORTH_WAITING) ?? first)
      : first;
  const [chosen] = months;
  const asked: AskedMonth | null =
    chosen && clearly !== chosen
      ? {
          month,
          reason: chosen.best ? 'better' : 'late',
          fridays: chosen.fridays,
          best: chosen.best ?? chosen.fridays.filter(isPossible(release)).sort(byScore)[0] ?? null,
        }
      : null;
  const better = months
    .flatMap(({ fridays }) => fridays)
    .filter((one) => isChoice(one) && one.friday > clearly.best.friday && one.score > clearly.best.score)
    .sort(byAdvantage)[0];
  const reasons = clearly.fridays
    .filter((one) => isChoice(one) && one !== clearly.best && one.score === clearly.best.score)
    .map((rival) => advantage(clearly.best, rival)?.reason);
  return { ...clearly, ties: tieReasons.filter((one) => reasons.includes(one)), asked, wait: better ?? null };
}

/** Scores without measurements are capped so low that every measured one would be better, so they are not compared. */
const comparable = ({ basis, score }: ScoredFriday): number => (basis === 'calendar' ? -1 : score);

/** Returns the month and those after it; after a past month, the current month and those after it. */
const monthsFrom = (month: string, today = month): string[] => {
  const isPast = month.slice(0, 7) < today.slice(0, 7);
  const months = isPast ? [month, `${today.slice(0, 7)}-15`] : [month];
  for (let beyond = 0; beyond < MONTHS_BEYOND; beyond++) months.push(nextMonth(months.at(-1) ?? month));
  return months;
};

/** Returns the first and last day whose Fridays a comparison needs, with a week on each side. */
export function comparedPeriod(month: string): { from: string; to: string } {
  const last = monthsFrom(month).at(-1) ?? month;
  return {
    from: dayAfter(fridaysOf(month)[0] ?? month, -7),
    to: dayAfter(fridaysOf(last).at(-1) ?? last, 7),
  };
}

/** Returns the first offered month with a Friday that can be chosen, as its 15th, like `releaseMonths`. */
export function firstFeasibleMonth(release: {
  today: string;
  releaseType: ReleaseType;
  territories: readonly Territory[];
}): string {
  const months = releaseMonths(release.today);
  return months.find((month) => hasChoice(month, release)) ?? months[0] ?? release.today;
}

/** Whether a month has a Friday that can be chosen; this does not depend on measurements. */
export const hasChoice = (
  month: string,
  release: { today: string; releaseType: ReleaseType; territories: readonly Territory[] },
): boolean => fridaysOf(month).some((friday) => !isBlackout(friday) && canBePrepared(friday, release));

const isChoice = ({ feasible, blackout }: ScoredFriday): boolean => feasible && !blackout;

/** Whether stores can still show a release on a Friday, and it is not between 22 December and 2 January. */
const isPossible =
  (release: PlannedRelease) =>
  ({ friday, blackout }: ScoredFriday): boolean =>
    !blackout && planSteps(friday, release).some(({ key, late }) => key === 'release' && !late);

const byScore = (a: ScoredFriday, b: ScoredFriday): number =>
  b.score - a.score || (a.friday > b.friday ? -1 : 1);

/** The steps that depend on the distributor or Spotify: a lack of time is most harmful there. */
const othersDecide: readonly PlanStepKey[] = ['singleDeliver', 'deliver', 'singlePitch', 'pitch'];

/**
 * Returns a function that compares two Fridays with the same shown score, so that the answer agrees with its table. If `by` is
 * negative, the first Friday is preferred.
 */
const advantageOf = (release: PlannedRelease) => {
  const squeezed = new Map<string, number>();
  const countOf = (friday: string): number => {
    const known = squeezed.get(friday);
    if (known !== undefined) return known;
    const count = planSteps(friday, release).filter(
      ({ key, squeezed: isSqueezed }) => isSqueezed && othersDecide.includes(key),
    ).length;
    squeezed.set(friday, count);
    return count;
  };
  return (a: ScoredFriday, b: ScoredFriday): { reason: TieReason; by: number } | undefined => {
    const differences: Record<TieReason, number> = {
      time: countOf(a.friday) - countOf(b.friday),
      quiet: b.points - a.points,
      first: a.friday < b.friday ? -1 : 1,
    };
    const reason = tieReasons.find((one) => differences[one] !== 0);
    return reason && { reason, by: differences[reason] };
  };
};
