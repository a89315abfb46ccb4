import { type CostFigures, tableOf } from './cost-cells.ts';
import { type CostRange, costTable } from './cost-table.ts';
import { type BudgetViews, viewsOfBudget } from './estimate.ts';
import { NAMED_BUDGET, namedCampaign } from './named-campaign.ts';

/** A saved cost table in the form that a page contains; absent: the built-in one. */
type SavedCosts = { figures: CostFigures } | undefined;

/** Returns the costs of the named campaign in dollars, from the table in force. */
export function namedCosts(costs: SavedCosts): CostRange {
  const table = (costs && tableOf(costs.figures)) ?? costTable;
  const { platform, country, campaignType } = namedCampaign;
  return table[platform].costs[country][campaignType];
}

/** Returns the views of the named budget, from the table in force. */
export const namedViews = (costs: SavedCosts): BudgetViews =>
  viewsOfBudget(NAMED_BUDGET, namedCosts(costs), 'CPV');
