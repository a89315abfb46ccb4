import { figures } from '../benchmarks/figures.ts';
import { dayAfter, daysBetween } from './fridays.ts';
import { isBlackout } from './holidays.ts';
import type { PlannerBudget, ReleaseType, Territory } from './inputs.ts';
import { weeksNeeded } from './scoring-constants.ts';
import { type WorkDays, workDays } from './work-days.ts';

/**
 * The plan of a release, counted back from its Friday: each step is on a day on which it can be done, or is marked as late.
 * Sources, checked in November 2026: Spotify for Artists (a pitch at least 7 days ahead, best 14 to 28 days; one at a time, of
 * a song that was delivered), the lead times that distributors publish (delivery, holidays), Apple Music's partner pages by way
 * of artists' guides (10 days). The rest is the agency's practice.
 */

/** Usual days from the delivery to the release, unless the format needs more (`weeksNeeded`). */
const DELIVERY_DAYS = figures['planner.delivery'].value * 7;
/** Around the holidays, the delivery is this number of days earlier if there is still time. */
const HOLIDAY_DAYS = 14;
/** Days from a delivery until stores show the release, so that it can be pitched; then the same before and during the holidays. */
const PROCESSING_DAYS = 7;
const HOLIDAY_PROCESSING_DAYS = 14;
/** The last day on which Spotify accepts a pitch, in days before the release. */
export const PITCH_DAYS = 7;
/** The duration of a test of advertising, in days. */
export const AD_TEST_DAYS = 7;
/** Active listeners in 28 days from which Spotify offers a Countdown Page (Spotify for Artists, checked in July 2026). */
export const COUNTDOWN_LISTENERS = 5000;
/** Days from the first single to the EP or album, the best first. */
const SINGLE_DAYS = [35, 28, 21, 14] as const;
const BEST_SINGLE_DAYS = SINGLE_DAYS[0];
/** The lowest budget codes (`inputs.ts`) that pay for a test of advertising, and for a campaign after it. */
const TEST_BUDGET: PlannerBudget = 500;
const CAMPAIGN_BUDGET: PlannerBudget = 1500;

/** The steps. Steps of the same day are sorted in this order. */
export const planStepKeys = [
  'master',
  'metadata',
  'singleDeliver',
  'deliver',
  'singlePitch',
  'firstSingle',
  'pitch',
  'apple',
  'preSave',
  'clips',
  'countdown',
  'adTest',
  'readTest',
  'checkLinks',
  'release',
  'adsOn',
  'secondContent',
  'review',
  'scaleOrStop',
  'report',
] as const;
export type PlanStepKey = (typeof planStepKeys)[number];

export interface PlanStep {
  key: PlanStepKey;
  /** For a late step: the last day on which it was possible. */
  day: string;
  /** Days from the step to the release; negative: after it. */
  daysBefore: number;
  /** The last day on which the step is possible; null: `day` is the last one. */
  until: string | null;
  /** Whether the last day is over, or is before the first day that the steps before this one allow. */
  late: boolean;
  /** Whether the step is later than usual, because there is too little time. */
  squeezed: boolean;
}

/** The inputs of a plan. `budget` is the code of the advertising to buy (`planBudget`). */
export interface PlanInputs {
  today: string;
  releaseType: ReleaseType;
  territories: readonly Territory[];
  budget: PlannerBudget;
}

/** Distributors close for the holidays: this concerns releases from 15 November to 14 January. */
const isHolidaySeason = (friday: string): boolean => friday.slice(5) >= '11-15' || friday.slice(5) < '01-15';

/** Processing takes longer in the rush before the holidays, and if its usual days would fall into them. */
const processingDays = (friday: string, delivered: string): number =>
  isHolidaySeason(friday) || isBlackout(delivered) || isBlackout(dayAfter(delivered, PROCESSING_DAYS))
    ? HOLIDAY_PROCESSING_DAYS
    : PROCESSING_DAYS;

/** Returns the steps of a release in the order of their days. */
export function planSteps(friday: string, inputs: PlanInputs): PlanStep[] {
  const { releaseType, budget } = inputs;
  const plan = createPlan(friday, inputs);
  const { usual, last } = deliveryDays(friday, releaseType);

  plan.add('master', usual + 14, last);
  plan.add('metadata', usual + 7, last);
  const deliver = plan.add('deliver', usual, last);
  const delivered = processed(friday, deliver, plan.start);
  const single = releaseType === 'single' ? undefined : addFirstSingle(plan, friday, inputs, deliver.late);
  // Spotify accepts one pitch at a time: that of the single ends with its release.
  const pitch = plan.add('pitch', 28, PITCH_DAYS, later(delivered, single));
  plan.add('apple', 14, 10, delivered);
  // Promotion begins when stores show the release.
  const known = pitch.late ? delivered : pitch.day;
  plan.add('preSave', 28, 3, known);
  plan.add('clips', 21, 3, pitch.late ? undefined : pitch.day);
  if (releaseType !== 'single') plan.add('countdown', 21, 7, known);
  if (budget >= TEST_BUDGET) {
    const test = plan.add('adTest', 14, AD_TEST_DAYS + 2, known);
    plan.add('readTest', AD_TEST_DAYS, 1, test.late ? NEVER : dayAfter(test.day, AD_TEST_DAYS));
  }
  plan.add('checkLinks', 1, 1);
  plan.fix('release', friday, delivered === NEVER);
  if (budget >= CAMPAIGN_BUDGET) plan.fix('adsOn', friday);
  plan.follow('secondContent', 3);
  plan.follow('review', 7);
  if (budget >= CAMPAIGN_BUDGET) plan.follow('scaleOrStop', 14);
  plan.follow('report', 28);
  return plan.steps.sort(
    (a, b) => b.daysBefore - a.daysBefore || planStepKeys.indexOf(a.key) - planStepKeys.indexOf(b.key),
  );
}

/**
 * Whether every step of a release on a Friday can still be done in time. The delivery decides it: the other steps fit
 * between its last day and the release.
 */
export function canBePrepared(
  friday: string,
  { today, releaseType, territories }: Omit<PlanInputs, 'budget'>,
): boolean {
  const days = workDays(territories);
  return days.from(today) <= days.until(dayAfter(friday, -deliveryDays(friday, releaseType).last));
}

/** Returns the usual and the minimum number of days from the delivery to the release. */
function deliveryDays(friday: string, releaseType: ReleaseType): { usual: number; last: number } {
  const last = weeksNeeded[releaseType] * 7;
  return { usual: Math.max(DELIVERY_DAYS, last) + (isHolidaySeason(friday) ? HOLIDAY_DAYS : 0), last };
}

/** A work day beyond every plan: steps that depend on it are late. */
const NEVER = '9999-06-30';

/** Returns the first day on which stores show a release. A late delivery is possible as long as that is at most its Friday. */
function processed(friday: string, deliver: PlanStep, start: string): string {
  const delivered = deliver.late ? start : deliver.day;
  const shown = dayAfter(delivered, processingDays(friday, delivered));
  return shown <= friday ? shown : NEVER;
}

/**
 * Adds the first single of an EP or an album, with its own delivery and pitch, on the best Friday that can be prepared, and
 * returns that Friday. Without such a Friday, a release that is in time has no single; if the release is late, its single is added
 * as late as well.
 */
function addFirstSingle(plan: Plan, friday: string, inputs: PlanInputs, late: boolean): string | undefined {
  const days = SINGLE_DAYS.find((before) => {
    const single = dayAfter(friday, -before);
    return !isBlackout(single) && canBePrepared(single, { ...inputs, releaseType: 'single' });
  });
  if (days === undefined && !late) return undefined;
  const before = days ?? BEST_SINGLE_DAYS;
  const single = dayAfter(friday, -before);
  const { usual, last } = deliveryDays(single, 'single');
  const deliver = plan.add('singleDeliver', before + usual, before + last);
  plan.add('singlePitch', before + 28, before + PITCH_DAYS, processed(single, deliver, plan.start));
  plan.fix('firstSingle', single, days === undefined);
  return days === undefined ? undefined : single;
}

const later = (a: string, b: string | undefined): string => (b !== undefined && b > a ? b : a);

interface Plan {
  /** The first day on which anything can be done. */
  start: string;
  steps: PlanStep[];
  /** Adds a step that a person does: on the usual day, else as soon as possible, at the latest `last` days before. */
  add(key: PlanStepKey, usual: number, last: number, after?: string): PlanStep;
  /** Adds a step on a fixed day. */
  fix(key: PlanStepKey, day: string, late?: boolean): void;
  /** Adds a step a number of days after the release. */
  follow(key: PlanStepKey, days: number): void;
}

function createPlan(friday: string, { today, territories }: PlanInputs): Plan {
  const days: WorkDays = workDays(territories);
  const start = days.from(today);
  const steps: PlanStep[] = [];
  const push = (step: Omit<PlanStep, 'daysBefore'>): PlanStep => {
    const whole = { ...step, daysBefore: daysBetween(step.day, friday) };
    steps.push(whole);
    return whole;
  };
  return {
    start,
    steps,
    add(key, usual, last, after = start) {
      const earliest = days.from(after > start ? after : start);
      const usualDay = days.until(dayAfter(friday, -usual));
      const lastDay = days.until(dayAfter(friday, -last));
      if (lastDay < earliest) return push({ key, day: lastDay, until: null, late: true, squeezed: false });
      const day = usualDay > earliest ? usualDay : earliest;
      return push({
        key,
        day,
        until: lastDay > day ? lastDay : null,
        late: false,
        squeezed: day > usualDay,
      });
    },
    fix(key, day, late = false) {
      push({ key, day, until: null, late, squeezed: false });
    },
    follow(key, after) {
      const day = days.from(dayAfter(friday, after));
      push({ key, day, until: null, late: day < today, squeezed: false });
    },
  };
}
