import type { MoneyVerdict } from './break-even.ts';
import type { Comparison, TieReason } from './choose-friday.ts';
import { dayAfter, daysBetween } from './fridays.ts';
import { isBlackout } from './holidays.ts';
import type { Territory } from './inputs.ts';
import type { PlanStep, PlanStepKey } from './plan-steps.ts';
import type { PointReason, ScoredFriday } from './score-friday.ts';
import {
  ACTIVE_ABOVE,
  HEAVILY_ABOVE,
  knownShares,
  LEAST_SHARE_TO_SCALE,
  MANY_MAJOR_ABOVE,
  MANY_MEGA_ABOVE,
  MIXED_FROM,
  MODERATELY_ABOVE,
  SATURATED_ABOVE,
} from './scoring-constants.ts';

/** The kinds of advice; `dictionaries/planner-results/<locale>.ts` has the words of each. */
export const adviceKinds = [
  'keep',
  'keep_unmeasured',
  'keep_equal',
  'keep_possible',
  'keep_outside',
  'wait_late',
  'wait_holidays',
  'wait_better',
  'equal',
  'window_low',
  'window_moderate',
  'window_high',
  'window_high_everywhere',
  'saturated',
  'active',
  'mega',
  'major',
  'avoid_mega',
  'avoid_major',
  'avoid_volume',
  'avoid_holiday',
  'avoid_holidays',
  'holiday',
  'deliver',
  'deliver_now',
  'deliver_last',
  'pitch',
  'pitch_last',
  'no_single',
  'again',
  'invest',
  'invest_some',
  'invest_careful',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** One advice, with the values of its sentence. */
export interface Advice {
  kind: AdviceKind;
  /** The day that the sentence names: `2027-01-08`. */
  day?: string;
  /** A second day, such as that of a Friday to avoid. */
  other?: string;
  count?: number;
  /** The same count of the Friday that is advised. */
  than?: number;
  /** The scores of `day` and of `other`, from 0 to 100. */
  scores?: readonly [day: number, other: number];
  /** Whole weeks of the wait from `other` to `day`, or of the promotion. */
  weeks?: number;
  /** The 15th of a month. */
  month?: string;
  /** The reasons to prefer `day` to Fridays with the same score. */
  ties?: readonly TieReason[];
  /** Known releases that are the reason, the loudest first. */
  releases?: readonly NamedCompetitor[];
  territories?: readonly Territory[];
}

/** A known release as an advice names it. */
export interface NamedCompetitor {
  friday: string;
  artist: string;
  title: string;
  releaseClass: string | null;
  /** The record of the database. */
  url: string | null;
}

/** The documented number of recommendations. */
const MOST_ADVICE = 5;
/** Maximum number of releases that a sentence names. */
const MOST_NAMES = 3;
/** The documented advice on moderate competition: weeks of promotion before the release, if the plan allows that many. */
const PROMOTION_WEEKS = 4;
/** Minimum difference in points at which another Friday is mentioned. */
const CLEARLY_WORSE = 10;
/** Up to this number of days ahead, public databases usually know enough releases of a Friday to measure it. */
const measuredDays = ({ hasSeason }: ScoredFriday): number => {
  const enough = hasSeason ? MIXED_FROM : LEAST_SHARE_TO_SCALE;
  return 7 * knownShares.findLastIndex((share) => share >= enough);
};

/**
 * Returns up to five pieces of advice for the best Friday, the most important first. The verdict on money outranks advice to
 * invest, which is given only if the verdict allows more than a test. They do not contradict each other: a later date is
 * only advised if the comparison has a better one.
 * @param readsReleases whether releases are read at all: without them a later analysis would not know more
 */
export function adviceFor(
  comparison: Comparison,
  steps: readonly PlanStep[],
  money: MoneyVerdict,
  today: string,
  known: readonly NamedCompetitor[] = [],
  readsReleases = true,
): Advice[] {
  const { fridays, best, ties, wait } = comparison;
  const measured = best.basis !== 'calendar';
  const step = (key: PlanStepKey) => steps.find((one) => one.key === key);
  const loud = (friday: string, releaseClass: string) =>
    known.filter((one) => one.friday === friday && one.releaseClass === releaseClass).slice(0, MOST_NAMES);
  const worst = fridays
    .filter(({ feasible, friday }) => feasible && friday !== best.friday)
    .sort((a, b) => a.points - b.points)[0];
  const deliver = step('deliver');
  const pitch = step('pitch');
  const measurable = dayAfter(best.friday, -measuredDays(best));
  // From 22 December to 2 January no new releases are announced.
  const again = isBlackout(measurable) ? dayAfter(measurable, 14) : measurable;
  const isFar = best.basis === 'calendar' || best.basis === 'season';
  const isRepeated = isFar && readsReleases && again > today;
  /** The later analysis can still change the date, so it outranks the deadlines. */
  const isBeforeDelivery = deliver !== undefined && again < deliver.day;
  const later = wait?.friday;

  const all: (Advice | undefined | false)[] = [
    choice(comparison),
    comparison.asked !== null &&
      ties.length > 0 && { kind: 'equal', day: best.friday, month: best.friday, ties },
    measured && {
      kind: windowOf(best, later !== undefined),
      day: best.friday,
      ...(later !== undefined && { other: later }),
      weeks: promotionWeeks(step('preSave')),
    },
    measured && best.total > SATURATED_ABOVE && { kind: 'saturated', count: best.total },
    best.likely.mega > MANY_MEGA_ABOVE && {
      kind: 'mega',
      count: best.likely.mega,
      releases: loud(best.friday, 'mega'),
    },
    best.likely.major > MANY_MAJOR_ABOVE && {
      kind: 'major',
      count: best.likely.major,
      releases: loud(best.friday, 'major'),
    },
    worst !== undefined && best.points - worst.points >= CLEARLY_WORSE && avoidance(worst, best, loud),
    best.holidays.length > 0 && { kind: 'holiday', day: best.friday, territories: best.holidays },
    isRepeated && isBeforeDelivery && { kind: 'again', day: again },
    deliver && delivery(deliver),
    pitch && pitching(pitch),
    step('countdown') !== undefined &&
      step('firstSingle') === undefined && { kind: 'no_single', day: best.friday },
    isRepeated && !isBeforeDelivery && { kind: 'again', day: again },
    measured &&
      best.total > ACTIVE_ABOVE &&
      best.total <= SATURATED_ABOVE && { kind: 'active', count: best.total },
    money.verdict === 'consider' && { kind: investment(best.score) },
  ];
  return all.filter((one): one is Advice => Boolean(one)).slice(0, MOST_ADVICE);
}

function choice(comparison: Comparison): Advice {
  const { fridays, best, asked, ties } = comparison;
  const named = { day: best.friday, count: best.total };
  if (asked?.reason === 'late') {
    const inHolidays = asked.fridays.some(({ feasible }) => feasible);
    return { kind: inHolidays ? 'wait_holidays' : 'wait_late', ...named, month: asked.month };
  }
  if (asked?.best) {
    const { friday, score } = asked.best;
    return {
      kind: 'wait_better',
      ...named,
      other: friday,
      scores: [best.score, score],
      weeks: daysBetween(friday, best.friday) / 7,
    };
  }
  if (ties.length > 0) return { kind: 'keep_equal', ...named, ties };
  if (best.basis === 'calendar') return { kind: 'keep_unmeasured', ...named };
  // Such a Friday cannot be chosen: it is too soon, or between 22 December and 2 January.
  const [rival] = fridays
    .filter(({ friday, score }) => friday !== best.friday && score >= best.score)
    .sort((a, b) => b.score - a.score);
  if (!rival) return { kind: 'keep', ...named };
  return {
    kind: rival.feasible ? 'keep_outside' : 'keep_possible',
    ...named,
    other: rival.friday,
    scores: [best.score, rival.score],
  };
}

/** Promotion begins when the stores know the release, which may leave less than the usual weeks. */
const promotionWeeks = (preSave: PlanStep | undefined): number =>
  Math.max(1, Math.min(PROMOTION_WEEKS, Math.floor((preSave?.daysBefore ?? 0) / 7)));

function windowOf({ competition }: ScoredFriday, hasBetter: boolean): AdviceKind {
  if (competition !== 'high') return `window_${competition}`;
  return hasBetter ? 'window_high' : 'window_high_everywhere';
}

function delivery({ day, until, squeezed }: PlanStep): Advice {
  if (until === null) return { kind: 'deliver_last', day };
  return { kind: squeezed ? 'deliver_now' : 'deliver', day, other: until };
}

const pitching = ({ day, until }: PlanStep): Advice =>
  until === null ? { kind: 'pitch_last', day } : { kind: 'pitch', day, other: until };

/** Returns the advice to avoid a Friday, for the reason that costs it most points compared with the best one. */
function avoidance(
  worst: ScoredFriday,
  best: ScoredFriday,
  loud: (friday: string, releaseClass: string) => NamedCompetitor[],
): Advice | undefined {
  const days = { day: best.friday, other: worst.friday };
  if (worst.blackout) return { kind: 'avoid_holidays', ...days };
  const loss = (reason: PointReason) => (best.reasons[reason] ?? 0) - (worst.reasons[reason] ?? 0);
  const advice: Record<'mega' | 'major' | 'volume' | 'holiday', Advice> = {
    mega: {
      kind: 'avoid_mega',
      ...days,
      count: worst.likely.mega,
      releases: loud(worst.friday, 'mega'),
    },
    major: {
      kind: 'avoid_major',
      ...days,
      count: worst.likely.major,
      releases: loud(worst.friday, 'major'),
    },
    volume: {
      kind: 'avoid_volume',
      ...days,
      count: worst.total,
      than: best.total,
      releases: [...loud(worst.friday, 'mega'), ...loud(worst.friday, 'major')].slice(0, MOST_NAMES),
    },
    holiday: { kind: 'avoid_holiday', ...days, territories: worst.holidays },
  };
  // A sentence shows rounded counts, so a reason is used only if its rounded count shows the difference.
  const shows: Record<keyof typeof advice, boolean> = {
    mega: worst.likely.mega > best.likely.mega,
    major: worst.likely.major > best.likely.major,
    volume: worst.total > best.total,
    holiday: worst.holidays.length > 0,
  };
  const [reason] = (['mega', 'major', 'volume', 'holiday'] as const)
    .filter((one) => loss(one) > 0 && shows[one])
    .sort((a, b) => loss(b) - loss(a));
  return reason && advice[reason];
}

const investment = (score: number): AdviceKind => {
  if (score > HEAVILY_ABOVE) return 'invest';
  return score > MODERATELY_ABOVE ? 'invest_some' : 'invest_careful';
};
