import type { RatesAnswer } from '../../contracts/leads/simulation.ts';
import { MIN_BUDGET, recommendedMinimum } from '../../domain/simulator/inputs.ts';
import type { CurrentCosts } from '../ports/costs.ts';
import { costRows } from './cost-rows.ts';

/** Returns the whole cost table as rows, and the minimum budgets in euros a month. */
export function listRates({ costs }: { costs: CurrentCosts }): RatesAnswer {
  const { version, table } = costs.now();
  return {
    version,
    minimumBudget: MIN_BUDGET,
    platforms: costRows(table).map((row) => ({
      ...row,
      recommendedMinimum: recommendedMinimum[row.platform],
    })),
  };
}
