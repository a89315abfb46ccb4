import { expect, it } from 'vitest';
import { adviceFor } from './advice.ts';
import { moneyVerdict } from './break-even.ts';
import { compareFridays } from './choose-friday.ts';
import type { FridayMeasure } from './expected-releases.ts';
import type { PlannerBudget, ReleaseType } from './inputs.ts';
import { planSteps } from './plan-steps.ts';

const today = '2026-11-23';

function adviceOf(
  month: string,
  { releaseType = 'single', budget = 500 }: { releaseType?: ReleaseType; budget?: PlannerBudget } = {},
  measureOf: (friday: string) => FridayMeasure | undefined = () => undefined,
) {
  const release = { today, releaseType, budget, territories: ['FR'] as const };
  const comparison = compareFridays(release, month, measureOf);
  const steps = planSteps(comparison.best.friday, release);
  return adviceFor(comparison, steps, moneyVerdict(budget, comparison.best), today);
}

it('names the date, the Friday to avoid and the deadlines first', () => {
  expect(adviceOf('2027-01-15')).toEqual([
    { kind: 'keep_equal', day: '2027-01-08', count: 0 },
    { kind: 'avoid_holidays', day: '2027-01-08', other: '2027-01-01' },
    { kind: 'deliver_late', day: '2026-11-27' },
    { kind: 'pitch', day: '2026-12-11', other: '2027-01-01' },
  ]);
});

it('calls a Friday the safest of an unmeasured month only when no other one is as good', () => {
  expect(adviceOf('2027-08-15')[0]?.kind).toBe('keep_equal');
  // Too near: each week more gives points until the holidays.
  const close = adviceOf('2026-12-15')[0];
  expect(close).toEqual({ kind: 'keep_unmeasured', day: '2026-12-18', count: 0 });
});

it('advises to repeat an analysis that is too far ahead to be measured', () => {
  expect(adviceOf('2027-10-15', { budget: 0 }).at(-1)).toEqual({ kind: 'again', day: '2027-07-03' });
});

it('never advises to invest beside advice not to buy', () => {
  expect(adviceOf('2027-01-15', { budget: 500 }).some(({ kind }) => kind.startsWith('invest'))).toBe(false);
  expect(adviceOf('2027-06-15', { budget: 1500 }).at(-1)?.kind).toBe('invest_some');
});

it('gives five pieces of advice at most', () => {
  const crowded = { known: { mega: 4, major: 7, indie: 6, emerging: 6 }, coverage: 0.9 };
  const advice = adviceOf('2027-01-15', { releaseType: 'album', budget: 5000 }, () => crowded);
  expect(advice).toHaveLength(5);
  expect(advice.map(({ kind }) => kind)).toContain('window_high');
});
