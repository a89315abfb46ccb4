import type { CostUnit } from '../simulator/cost-table.ts';
import { viewsFor } from '../simulator/estimate.ts';
import type { CampaignStatus } from './campaign-status.ts';

/** What the judgement needs of a campaign. `actualCost` is in the currency of the cost table. */
export interface CampaignOutcome {
  status: CampaignStatus;
  actualViews: number | null;
  actualCost: number | null;
  /** Cost of one unit as it stood when the campaign was created. */
  cost: { min: number; max: number };
  unit: CostUnit;
}

/**
 * Whether a finished campaign brought the views that its cost should have: between actual cost ÷ highest unit cost and
 * actual cost ÷ lowest, both ends included, by the formulas and the rounding of `estimateCampaign`. It is the actual cost
 * that counts and not the budget: a campaign that was stopped half-way is judged by what was spent. Null while it is not
 * finished, or its figures are missing, or nothing was spent.
 */
export function insideRange({
  status,
  actualViews,
  actualCost,
  cost,
  unit,
}: CampaignOutcome): boolean | null {
  if (status !== 'finished' || actualViews === null || actualCost === null || actualCost <= 0) return null;
  return (
    actualViews >= viewsFor(actualCost, cost.max, unit) && actualViews <= viewsFor(actualCost, cost.min, unit)
  );
}
