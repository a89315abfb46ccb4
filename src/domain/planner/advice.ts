import type { MoneyVerdict } from './break-even.ts';
import type { Comparison } from './choose-friday.ts';
import { dayAfter, daysBetween } from './fridays.ts';
import type { Territory } from './inputs.ts';
import type { PlanStep, PlanStepKey } from './plan-steps.ts';
import type { PointReason, ScoredFriday } from './score-friday.ts';
import {
  ACTIVE_ABOVE,
  HEAVILY_ABOVE,
  MANY_MAJOR_ABOVE,
  MANY_MEGA_ABOVE,
  MODERATELY_ABOVE,
  SATURATED_ABOVE,
} from './scoring-constants.ts';

/** The kinds of advice; `dictionaries/<locale>/planner-results.ts` has the words of each. */
export const adviceKinds = [
  'keep',
  'keep_unmeasured',
  'keep_equal',
  'wait_late',
  'wait_better',
  'equal',
  'window_low',
  'window_moderate',
  'window_high',
  'window_high_everywhere',
  'saturated',
  'saturated_everywhere',
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
  /** Whole weeks: of the wait from `other` to `day`, or of the promotion. */
  weeks?: number;
  /** The 15th of a month. */
  month?: string;
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
/** The most releases that a sentence names. */
const MOST_NAMES = 3;
/** The documented advice on moderate competition: weeks of promotion before the release, where the plan leaves them. */
const PROMOTION_WEEKS = 4;
/** Another Friday is worth to be named from this difference in points on. */
const CLEARLY_WORSE = 10;
/** Public databases know the first releases of a Friday about this many days ahead. */
const FIRST_ANNOUNCED_DAYS = 90;

/**
 * Returns up to five pieces of advice for the best Friday, the weightiest first. The verdict on money outranks advice to
 * invest: it is only given when advertising is not advised against. None contradicts another one: a later date is only
 * advised where the comparison knows a better one.
 */
export function adviceFor(
  comparison: Comparison,
  steps: readonly PlanStep[],
  money: MoneyVerdict,
  today: string,
  known: readonly NamedCompetitor[] = [],
): Advice[] {
  const { fridays, best, wait } = comparison;
  const measured = best.basis !== 'calendar';
  const step = (key: PlanStepKey) => steps.find((one) => one.key === key);
  const loud = (friday: string, releaseClass: string) =>
    known.filter((one) => one.friday === friday && one.releaseClass === releaseClass).slice(0, MOST_NAMES);
  const worst = fridays
    .filter(({ feasible, friday }) => feasible && friday !== best.friday)
    .sort((a, b) => a.points - b.points)[0];
  const deliver = step('deliver');
  const pitch = step('pitch');
  const again = dayAfter(best.friday, -FIRST_ANNOUNCED_DAYS);
  const later = wait?.friday;

  const all: (Advice | undefined | false)[] = [
    choice(comparison),
    comparison.asked !== null &&
      isEqualed(comparison) && { kind: 'equal', day: best.friday, month: best.friday },
    measured && {
      kind: windowOf(best, later !== undefined),
      day: best.friday,
      ...(later !== undefined && { other: later }),
      weeks: promotionWeeks(step('preSave')),
    },
    measured &&
      best.total > SATURATED_ABOVE && {
        kind: later === undefined ? 'saturated_everywhere' : 'saturated',
        count: best.total,
        ...(later !== undefined && { other: later }),
      },
    measured &&
      best.total > ACTIVE_ABOVE &&
      best.total <= SATURATED_ABOVE && { kind: 'active', count: best.total },
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
    deliver && delivery(deliver),
    pitch && { kind: 'pitch', day: pitch.day, other: pitch.until ?? pitch.day },
    step('countdown') !== undefined &&
      step('firstSingle') === undefined && { kind: 'no_single', day: best.friday },
    !measured && again > today && { kind: 'again', day: again },
    money.verdict !== 'nothing' && money.verdict !== 'dont_buy' && { kind: investment(best.score) },
  ];
  return all.filter((one): one is Advice => Boolean(one)).slice(0, MOST_ADVICE);
}

function choice(comparison: Comparison): Advice {
  const { best, asked } = comparison;
  const named = { day: best.friday, count: best.total };
  if (asked?.reason === 'late') return { kind: 'wait_late', ...named, month: asked.month };
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
  if (isEqualed(comparison)) return { kind: 'keep_equal', ...named };
  return { kind: best.basis === 'calendar' ? 'keep_unmeasured' : 'keep', ...named };
}

/** Promotion begins when the stores know the release, which may leave less than the usual weeks. */
const promotionWeeks = (preSave: PlanStep | undefined): number =>
  Math.max(1, Math.min(PROMOTION_WEEKS, Math.floor((preSave?.daysBefore ?? 0) / 7)));

/** Whether another Friday of the answer's month that could be chosen has the same shown score. */
const isEqualed = ({ fridays, best }: Comparison): boolean =>
  fridays.some(
    ({ feasible, blackout, friday, score }) =>
      feasible && !blackout && friday !== best.friday && score === best.score,
  );

function windowOf({ competition }: ScoredFriday, hasBetter: boolean): AdviceKind {
  if (competition !== 'high') return `window_${competition}`;
  return hasBetter ? 'window_high' : 'window_high_everywhere';
}

function delivery({ day, until, squeezed }: PlanStep): Advice {
  if (until === null) return { kind: 'deliver_last', day };
  return { kind: squeezed ? 'deliver_now' : 'deliver', day, other: until };
}

/** The reason that costs a Friday most beside the best one. */
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
  const [reason] = (['mega', 'major', 'volume', 'holiday'] as const)
    .filter((one) => loss(one) > 0)
    .sort((a, b) => loss(b) - loss(a));
  return reason && advice[reason];
}

const investment = (score: number): AdviceKind => {
  if (score > HEAVILY_ABOVE) return 'invest';
  return score > MODERATELY_ABOVE ? 'invest_some' : 'invest_careful';
};
