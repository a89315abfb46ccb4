import type { RatesAnswer } from '../../contracts/simulation.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import {
  campaignTypes,
  MIN_BUDGET,
  platforms,
  recommendedMinimum,
  regions,
} from '../../domain/simulator/inputs.ts';

/** The whole cost table as rows, and the least budgets (euros a month). */
export function listRates(): RatesAnswer {
  return {
    minimumBudget: MIN_BUDGET,
    platforms: platforms.map((platform) => {
      const { unit, costs } = costTable[platform];
      return {
        platform,
        unit,
        recommendedMinimum: recommendedMinimum[platform],
        costs: regions.flatMap((country) =>
          campaignTypes.map((campaignType) => {
            const [min, max] = costs[country][campaignType];
            return { country, campaignType, min, max };
          }),
        ),
      };
    }),
  };
}
