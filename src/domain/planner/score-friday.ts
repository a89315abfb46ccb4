import {
  type Basis,
  type ClassCounts,
  type Expected,
  expectedReleases,
  type FridayMeasure,
  mapCounts,
  sumOf,
} from './expected-releases.ts';
import { dayAfter, daysBetween } from './fridays.ts';
import { holidaysOf, isBlackout } from './holidays.ts';
import type { PlannerBudget, ReleaseType, Territory } from './inputs.ts';
import { canBePrepared } from './plan-steps.ts';
import {
  ACTIVE_ABOVE,
  adPricePoints,
  BASE_POINTS,
  BLACKOUT_POINTS,
  CALENDAR_CAP,
  ENOUGH_TIME_POINTS,
  HOLIDAY_POINTS,
  MANY_MAJOR_ABOVE,
  MANY_MEGA_ABOVE,
  majorPoints,
  megaPoints,
  NO_TIME_POINTS,
  SATURATED_ABOVE,
  SEASON_CAP,
  SHORT_TIME_POINTS,
  volumePoints,
  weeksNeeded,
} from './scoring-constants.ts';

/** The release to score. Days are calendar days of the agency: `2026-11-24`. */
export interface PlannedRelease {
  today: string;
  releaseType: ReleaseType;
  budget: PlannerBudget;
  territories: readonly Territory[];
}

/** The reasons that add or take points, in the order in which they are applied. */
export const pointReasons = ['volume', 'mega', 'major', 'holiday', 'blackout', 'adPrice', 'time'] as const;
export type PointReason = (typeof pointReasons)[number];

/** The levels of competition, the lowest first. */
export const competitions = ['low', 'moderate', 'high'] as const;
export type Competition = (typeof competitions)[number];

export interface ScoredFriday {
  friday: string;
  /** From 0 to 100, a whole number, capped by the share that was measured. */
  score: number;
  /**
   * The uncapped scores at the high and at the low end of the expected releases: a cap means that too little was measured, and
   * does not make the result more certain.
   */
  scoreRange: readonly [low: number, high: number];
  /** The points before they are capped. */
  points: number;
  /** The points of each reason; a reason without points is absent. */
  reasons: Partial<Record<PointReason, number>>;
  basis: Basis;
  /** Whether past years were counted. */
  hasSeason: boolean;
  coverage: number;
  competition: Competition;
  known: ClassCounts;
  /** Whole numbers. */
  likely: ClassCounts;
  total: number;
  totalRange: readonly [low: number, high: number];
  /** The chosen territories with a holiday on the Friday, Saturday or Monday. */
  holidays: readonly Territory[];
  /** Whether every step can still be done in time (`plan-steps.ts`). */
  feasible: boolean;
  /** Between 22 December and 2 January: never recommended. */
  blackout: boolean;
}

/** The points of a Friday without any disadvantage. */
const MOST_POINTS = BASE_POINTS + ENOUGH_TIME_POINTS + Math.max(...Object.values(adPricePoints));

/**
 * Without a measurement, a score is also scaled: otherwise all Fridays would reach the cap, and would not differ from each
 * other.
 */
const caps: Record<Basis, number> = { known: 100, mixed: 100, season: SEASON_CAP, calendar: CALENDAR_CAP };

/**
 * Scores a Friday. An additional known release never raises the score.
 * @param measure absent: nothing is measured, so only calendar and deadlines count
 */
export function scoreFriday(
  release: PlannedRelease,
  friday: string,
  measure: FridayMeasure | undefined,
): ScoredFriday {
  const expected = expectedReleases(measure);
  const cap = caps[expected.basis];
  const fixed = fixedReasons(release, friday);
  const scaled = expected.basis === 'calendar' ? CALENDAR_CAP / MOST_POINTS : 1;
  const uncapped = (counts: ClassCounts) => clamp(sum({ ...countReasons(counts), ...fixed }), MOST_SCORE);
  const reasons = present({ ...countReasons(expected.likely), ...fixed });
  const points = sum(reasons);
  const score = clamp(points * scaled, cap);
  const likely = mapCounts((name) => Math.round(expected.likely[name]));
  const total = sumOf(likely);
  return {
    friday,
    score,
    scoreRange: [Math.min(score, uncapped(highEnd(expected))), Math.max(score, uncapped(expected.low))],
    points,
    reasons,
    basis: expected.basis,
    hasSeason: expected.hasSeason,
    coverage: expected.coverage,
    competition: competitionOf(likely, total, expected.basis),
    known: expected.known,
    likely,
    total,
    totalRange: [
      Math.min(total, Math.round(sumOf(expected.low))),
      Math.max(total, Math.round(sumOf(expected.high))),
    ],
    holidays: holidaysAround(friday, release.territories),
    feasible: canBePrepared(friday, release),
    blackout: isBlackout(friday),
  };
}

/** A saturated Friday, with as many headliners as change the advice. */
const crowded: ClassCounts = {
  mega: MANY_MEGA_ABOVE,
  major: MANY_MAJOR_ABOVE,
  indie: 0,
  emerging: SATURATED_ABOVE - MANY_MEGA_ABOVE - MANY_MAJOR_ABOVE,
};

/** Returns the high end of the expected releases. If nothing is measured, the Friday may be crowded. */
const highEnd = ({ basis, high }: Expected): ClassCounts => (basis === 'calendar' ? crowded : high);

const MOST_SCORE = 100;
const clamp = (points: number, cap: number): number => Math.round(Math.min(cap, Math.max(0, points)));
const sum = (reasons: Partial<Record<PointReason, number>>): number =>
  Object.values(reasons).reduce((all, points) => all + points, BASE_POINTS);
const present = (reasons: Record<PointReason, number>): Partial<Record<PointReason, number>> =>
  Object.fromEntries(Object.entries(reasons).filter(([, points]) => points !== 0));

function volumeCost(total: number): number {
  const { untilActive, untilSaturated, beyond, most } = volumePoints;
  const cost =
    untilActive * Math.min(total, ACTIVE_ABOVE) +
    untilSaturated * Math.min(Math.max(total - ACTIVE_ABOVE, 0), SATURATED_ABOVE - ACTIVE_ABOVE) +
    beyond * Math.max(total - SATURATED_ABOVE, 0);
  return Math.min(cost, most);
}

function countReasons(counts: ClassCounts): Record<'volume' | 'mega' | 'major', number> {
  return {
    volume: -volumeCost(sumOf(counts)),
    mega: -Math.min(counts.mega * megaPoints.each, megaPoints.most),
    major: -Math.min(counts.major * majorPoints.each, majorPoints.most),
  };
}

function fixedReasons(
  release: PlannedRelease,
  friday: string,
): Record<'holiday' | 'blackout' | 'adPrice' | 'time', number> {
  const countries = release.territories.filter((territory) => territory !== 'GLOBAL').length;
  const share = countries === 0 ? 0 : holidaysAround(friday, release.territories).length / countries;
  return {
    holiday: -HOLIDAY_POINTS * share,
    blackout: isBlackout(friday) ? -BLACKOUT_POINTS : 0,
    adPrice: release.budget > 0 ? (adPricePoints[Number(friday.slice(5, 7))] ?? 0) : 0,
    time: timePoints(weeksNeeded[release.releaseType], daysBetween(release.today, friday) / 7),
  };
}

function timePoints(needed: number, weeks: number): number {
  if (weeks < 1) return -NO_TIME_POINTS;
  return weeks < needed ? (-SHORT_TIME_POINTS * (needed - weeks)) / (needed - 1) : ENOUGH_TIME_POINTS;
}

function holidaysAround(friday: string, territories: readonly Territory[]): Territory[] {
  const days = [friday, dayAfter(friday, 1), dayAfter(friday, 3)];
  return territories.filter((territory) =>
    days.some((day) => holidaysOf(territory, Number(day.slice(0, 4))).includes(day)),
  );
}

function competitionOf({ mega, major }: ClassCounts, total: number, basis: Basis): Competition {
  if (total > SATURATED_ABOVE || mega > MANY_MEGA_ABOVE || major > MANY_MAJOR_ABOVE) return 'high';
  return total > ACTIVE_ABOVE || mega >= 1 || basis === 'calendar' ? 'moderate' : 'low';
}
