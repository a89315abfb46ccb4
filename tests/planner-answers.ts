import fc from 'fast-check';
import { adviceFor } from '../src/domain/planner/advice.ts';
import { moneyVerdict } from '../src/domain/planner/break-even.ts';
import { comparedPeriod, compareFridays } from '../src/domain/planner/choose-friday.ts';
import type { ClassCounts, FridayMeasure } from '../src/domain/planner/expected-releases.ts';
import { dayAfter, daysBetween } from '../src/domain/planner/fridays.ts';
import { plannerBudgets, releaseMonths, releaseTypes, territories } from '../src/domain/planner/inputs.ts';
import { planBudget } from '../src/domain/planner/plan-budget.ts';
import { planSteps } from '../src/domain/planner/plan-steps.ts';
import { knownShares } from '../src/domain/planner/scoring-constants.ts';

const counts = fc.record({ mega: fc.nat(4), major: fc.nat(8), indie: fc.nat(15), emerging: fc.nat(20) });

/** Releases, days, fees and measurements of all kinds. */
export const askedReleases = fc.record({
  today: fc.nat(730).map((days) => dayAfter('2026-11-28', days)),
  monthsAhead: fc.oneof(fc.nat(3), fc.nat(17)),
  releaseType: fc.constantFrom(...releaseTypes),
  budget: fc.constantFrom(...plannerBudgets),
  territories: fc.uniqueArray(fc.constantFrom(...territories), { minLength: 1, maxLength: 4 }),
  /** The measurements of the Fridays, one after the other. */
  known: fc.array(counts, { minLength: 25, maxLength: 25 }),
  season: fc.option(counts, { nil: undefined }),
  isMeasured: fc.boolean(),
  /** The least fee of the agency in euros; null: the fee is missing. */
  leastFee: fc.constantFrom(null, 0, 300, 900),
});
export type AskedRelease = typeof askedReleases extends fc.Arbitrary<infer T> ? T : never;

/** Returns the same answer as the use case (`app/planner/analyse-release.ts`). */
export function answerTo({
  known,
  season,
  isMeasured,
  monthsAhead,
  leastFee,
  budget,
  ...rest
}: AskedRelease) {
  const release = { ...rest, budget };
  const month = releaseMonths(rest.today)[monthsAhead] ?? rest.today;
  const { from } = comparedPeriod(month);
  const measureOf = (friday: string): FridayMeasure | undefined => {
    const weeks = Math.floor(daysBetween(rest.today, friday) / 7);
    const coverage = knownShares[weeks] ?? 0;
    if (!isMeasured || (!season && coverage === 0)) return undefined;
    const all = known[Math.floor(daysBetween(from, friday) / 7)] ?? ({} as ClassCounts);
    const announced = (n: number) => Math.round(n * coverage);
    return {
      known: {
        mega: announced(all.mega),
        major: announced(all.major),
        indie: announced(all.indie),
        emerging: announced(all.emerging),
      },
      ...(season && { season }),
      coverage,
    };
  };
  const covers = { fr: '', en: '', es: '', pt: '' };
  const comparison = compareFridays(release, month, measureOf);
  const money = moneyVerdict(
    budget,
    comparison.best,
    leastFee === null ? { kind: 'missing' } : { kind: 'percentage', percent: 15, minimum: leastFee, covers },
  );
  const steps = planSteps(comparison.best.friday, { ...release, budget: planBudget(money.verdict, budget) });
  const advice = adviceFor(comparison, steps, money, rest.today);
  return { release, month, measureOf, comparison, money, steps, advice };
}
