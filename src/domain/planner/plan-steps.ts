import { dayAfter } from './fridays.ts';
import type { PlannerBudget, ReleaseType } from './inputs.ts';

/** Days from the delivery to the release, and how many more around the holidays. */
export const DELIVERY_DAYS = 42;
export const HOLIDAY_DAYS = 14;
/** The last day on which Spotify accepts a pitch, in days before the release. */
export const PITCH_DAYS = 7;
/** The length of a test of advertising. */
export const AD_TEST_DAYS = 7;
/** Active listeners in 28 days from which Spotify offers a Countdown Page (Spotify for Artists, checked in July 2026). */
export const COUNTDOWN_LISTENERS = 5000;

/**
 * The steps of a release, with the days from the step to the Friday (negative: after it). Sources, checked in November
 * 2026: Spotify for Artists (pitch at least 7 days ahead), the lead times that distributors publish (delivery), Apple
 * Music's partner pages by way of artists' guides (10 days); the rest is the agency's practice.
 */
const steps = [
  { key: 'master', days: 56 },
  { key: 'metadata', days: 49 },
  { key: 'deliver', days: DELIVERY_DAYS },
  { key: 'firstSingle', days: 35, types: ['ep', 'album'] },
  { key: 'pitch', days: 28 },
  { key: 'preSave', days: 28 },
  { key: 'clips', days: 21 },
  { key: 'countdown', days: 21, types: ['ep', 'album'] },
  { key: 'lastGoodPitch', days: 14 },
  { key: 'adTest', days: 14, budget: 500 },
  { key: 'apple', days: 10 },
  { key: 'pitchDeadline', days: PITCH_DAYS },
  { key: 'readTest', days: AD_TEST_DAYS, budget: 500 },
  { key: 'checkLinks', days: 1 },
  { key: 'release', days: 0 },
  { key: 'adsOn', days: 0, budget: 500 },
  { key: 'secondContent', days: -3 },
  { key: 'review', days: -7 },
  { key: 'scaleOrStop', days: -14, budget: 1500 },
  { key: 'report', days: -28 },
] as const satisfies readonly {
  key: string;
  days: number;
  types?: readonly ReleaseType[];
  /** The smallest budget's code for which the step is taken, in euros. */
  budget?: PlannerBudget;
}[];

export const planStepKeys = [...steps.map(({ key }) => key), 'deliverLatest'] as const;
export type PlanStepKey = (typeof steps)[number]['key'] | 'deliverLatest';

export interface PlanStep {
  key: PlanStepKey;
  day: string;
  /** Days from the step to the release; negative: after it. */
  daysBefore: number;
  /** Before today. */
  late: boolean;
}

/** Distributors close for the holidays: a delivery for a release from 15 November to 14 January goes out earlier. */
const isHolidaySeason = (friday: string): boolean => friday.slice(5) >= '11-15' || friday.slice(5) < '01-15';

/** Returns the steps of a release in the order of their days. */
export function planSteps(
  friday: string,
  { today, releaseType, budget }: { today: string; releaseType: ReleaseType; budget: PlannerBudget },
): PlanStep[] {
  const stepOn = (key: PlanStepKey, daysBefore: number): PlanStep => {
    const day = dayAfter(friday, -daysBefore);
    return { key, day, daysBefore, late: day < today };
  };
  const taken = steps
    .filter(
      (step) =>
        (!('types' in step) || (step.types as readonly ReleaseType[]).includes(releaseType)) &&
        (!('budget' in step) || budget >= step.budget),
    )
    .map(({ key, days }) =>
      stepOn(key, key === 'deliver' && isHolidaySeason(friday) ? days + HOLIDAY_DAYS : days),
    );
  // The cautious day is over, the usual one is not: the release is still possible.
  const latest = stepOn('deliverLatest', DELIVERY_DAYS);
  const cautious = taken.find(({ key }) => key === 'deliver');
  const all = cautious?.late && cautious.day !== latest.day && !latest.late ? [...taken, latest] : taken;
  return all.sort((a, b) => b.daysBefore - a.daysBefore);
}
