import type { MoneyVerdict } from './break-even.ts';
import type { Comparison } from './choose-friday.ts';
import { dayAfter } from './fridays.ts';
import type { PlanStep } from './plan-steps.ts';
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
  'moved',
  'window_low',
  'window_moderate',
  'window_high',
  'saturated',
  'active',
  'mega',
  'major',
  'avoid',
  'avoid_holidays',
  'holiday',
  'deliver',
  'deliver_late',
  'pitch',
  'pitch_late',
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
}

/** The documented number of recommendations. */
const MOST_ADVICE = 5;
/** Another Friday is worth to be named from this difference in points on. */
const CLEARLY_WORSE = 10;
/** Public databases know the first releases of a Friday about this many days ahead. */
const FIRST_ANNOUNCED_DAYS = 90;

/**
 * Returns up to five pieces of advice for the best Friday, the weightiest first. The verdict on money outranks advice to
 * invest: it is only given when advertising is not advised against.
 */
export function adviceFor(
  { fridays, best, moved }: Comparison,
  steps: readonly PlanStep[],
  money: MoneyVerdict,
  today: string,
): Advice[] {
  const measured = best.basis !== 'calendar';
  const step = (key: PlanStep['key']) => steps.find((one) => one.key === key);
  const worst = fridays
    .filter(({ feasible, friday }) => feasible && friday !== best.friday)
    .sort((a, b) => a.points - b.points)[0];
  // Without measurements, calendar and lead times often tell no Friday from the next one.
  const isTied = fridays.some(
    ({ feasible, friday, points }) => feasible && friday !== best.friday && points === best.points,
  );
  const deliver = step('deliver');
  const latest = step('deliverLatest');
  const pitch = step('pitch');
  const deadline = step('pitchDeadline');
  const again = dayAfter(best.friday, -FIRST_ANNOUNCED_DAYS);

  const all: (Advice | undefined | false)[] = [
    { kind: choice(moved, measured, isTied), day: best.friday, count: best.total },
    measured && { kind: `window_${best.competition}` },
    measured && best.total > SATURATED_ABOVE && { kind: 'saturated', count: best.total },
    measured &&
      best.total > ACTIVE_ABOVE &&
      best.total <= SATURATED_ABOVE && { kind: 'active', count: best.total },
    best.likely.mega > MANY_MEGA_ABOVE && { kind: 'mega', count: best.likely.mega },
    best.likely.major > MANY_MAJOR_ABOVE && { kind: 'major', count: best.likely.major },
    worst !== undefined &&
      best.points - worst.points >= CLEARLY_WORSE && {
        kind: worst.blackout ? 'avoid_holidays' : 'avoid',
        day: best.friday,
        other: worst.friday,
      },
    best.holidays.length > 0 && { kind: 'holiday', day: best.friday, count: best.holidays.length },
    deliver && !deliver.late && { kind: 'deliver', day: deliver.day },
    deliver?.late && { kind: 'deliver_late', day: latest?.day ?? today },
    pitch && !pitch.late && deadline && { kind: 'pitch', day: pitch.day, other: deadline.day },
    pitch?.late && deadline && !deadline.late && { kind: 'pitch_late', day: deadline.day },
    !measured && again > today && { kind: 'again', day: again },
    money.verdict !== 'nothing' && money.verdict !== 'dont_buy' && { kind: investment(best.score) },
  ];
  return all.filter((one): one is Advice => Boolean(one)).slice(0, MOST_ADVICE);
}

function choice(moved: boolean, measured: boolean, tied: boolean): AdviceKind {
  if (moved) return 'moved';
  if (measured) return 'keep';
  return tied ? 'keep_equal' : 'keep_unmeasured';
}

const investment = (score: number): AdviceKind => {
  if (score > HEAVILY_ABOVE) return 'invest';
  return score > MODERATELY_ABOVE ? 'invest_some' : 'invest_careful';
};
