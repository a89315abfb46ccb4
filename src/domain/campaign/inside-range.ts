import type { CostUnit } from '../simulator/cost-table.ts';
import { viewsFor } from '../simulator/estimate.ts';
import type { CampaignStatus } from './campaign-values.ts';

/** The data of a campaign by which it is judged. `actualCost` is in the currency of the cost table. */
export interface CampaignOutcome {
  status: CampaignStatus;
  actualViews: number | null;
  actualCost: number | null;
  /**
   * Unit, and cost of one unit, in the cost table that was in force when the campaign was created; null on a platform
   * that the table lacks.
   */
  prices: { unit: CostUnit; cost: { min: number; max: number } } | null;
}

/**
 * Returns whether the views of a finished campaign are in the range for its cost: between actual cost ÷ highest unit cost and
 * actual cost ÷ lowest, both ends included, by the formulas and the rounding of `estimateCampaign`. The actual cost counts
 * and not the budget: a campaign that was stopped half-way is judged by the amount spent. Returns null
 * while the campaign is not finished, when its figures or prices are missing, or when no money was spent.
 */
export function insideRange({ status, actualViews, actualCost, prices }: CampaignOutcome): boolean | null {
  if (status !== 'finished' || actualViews === null || actualCost === null || actualCost <= 0) return null;
  if (prices === null) return null;
  const { unit, cost } = prices;
  return (
    actualViews >= viewsFor(actualCost, cost.max, unit) && actualViews <= viewsFor(actualCost, cost.min, unit)
  );
}
