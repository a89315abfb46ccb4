import type { Fee } from '../../domain/fee/fee.ts';
import { type MoneyVerdict, moneyVerdict } from '../../domain/planner/break-even.ts';
import { type Comparison, compareFridays } from '../../domain/planner/choose-friday.ts';
import { measureFriday } from '../../domain/planner/coverage.ts';
import type { ClassCounts } from '../../domain/planner/expected-releases.ts';
import { type PlanStep, planSteps } from '../../domain/planner/plan-steps.ts';
import type { PlannedRelease } from '../../domain/planner/score-friday.ts';

/**
 * The example of the planner's page. Its question and its counts of releases are invented; the planner's engine
 * computes everything else that the page shows.
 */

export const exampleQuestion = {
  today: '2026-11-28',
  month: '2027-01-15',
  releaseType: 'ep',
  genre: 'pop',
  budget: 500,
  territories: ['FR', 'BE'],
} as const;

/** Announced releases of the best Friday whose genre no source knows. */
export const exampleWithoutGenre = 2;

const counts = (mega: number, major: number, indie: number, emerging: number): ClassCounts => ({
  mega,
  major,
  indie,
  emerging,
});

/** Announced releases, and the mean of the same weeks of past years. */
const fridays: Readonly<Record<string, { known: ClassCounts; season: ClassCounts }>> = {
  '2027-01-01': { known: counts(0, 0, 0, 1), season: counts(0, 0, 1, 1) },
  '2027-01-08': { known: counts(0, 0, 1, 0), season: counts(0, 1, 1, 2) },
  '2027-01-15': { known: counts(0, 1, 1, 1), season: counts(0, 1, 2, 2) },
  '2027-01-22': { known: counts(1, 2, 1, 0), season: counts(0, 5, 2, 2) },
  '2027-01-29': { known: counts(0, 1, 1, 0), season: counts(0, 2, 3, 2) },
};

export interface Example extends Pick<Comparison, 'best' | 'fridays'> {
  money: MoneyVerdict;
  /** Without the steps that buy advertising, since the verdict is not to buy. */
  steps: PlanStep[];
}

/** Computes the example with the agency's fee. */
export function exampleOf(fee: Fee): Example {
  const { month, ...rest } = exampleQuestion;
  const release: PlannedRelease = rest;
  const fetchedAt = Date.parse(release.today);
  const ask = { today: release.today, now: fetchedAt, shares: new Map<number, number>() };
  const { best, fridays: compared } = compareFridays(release, month, (friday) => {
    const counted = fridays[friday];
    return counted && measureFriday({ friday, fetchedAt, ...counted }, ask);
  });
  return {
    best,
    fridays: compared,
    money: moneyVerdict(release.budget, best, fee),
    steps: planSteps(best.friday, { ...release, budget: 0 }),
  };
}
