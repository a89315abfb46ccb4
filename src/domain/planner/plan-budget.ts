import type { Verdict } from './break-even.ts';
import type { PlannerBudget } from './inputs.ts';

/** The code of the budget that pays for a test alone (`plan-steps.ts`). */
const TEST_ALONE: PlannerBudget = 500;

/**
 * Returns the budget whose steps a plan holds, so that they agree with the verdict: advice not to buy leaves out the steps
 * that buy, a test leaves out the campaign after it.
 */
export function planBudget(verdict: Verdict, budget: PlannerBudget): PlannerBudget {
  if (verdict === 'consider') return budget;
  return verdict === 'test' ? TEST_ALONE : 0;
}
