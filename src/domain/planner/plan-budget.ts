import type { Verdict } from './break-even.ts';
import type { PlannerBudget } from './inputs.ts';

/** The code of the budget that pays only for a test (`plan-steps.ts`). */
const TEST_ALONE: PlannerBudget = 500;

/**
 * Returns the budget code for the steps of a plan, so that they agree with the verdict: `dont_buy` leaves out all paid steps,
 * `test` leaves out the campaign after the test.
 */
export function planBudget(verdict: Verdict, budget: PlannerBudget): PlannerBudget {
  if (verdict === 'consider') return budget;
  return verdict === 'test' ? TEST_ALONE : 0;
}
