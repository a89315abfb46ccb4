import { type CostRange, type CostTable, type CostUnit, costTable } from './cost-table.ts';
import type { CampaignInputs } from './inputs.ts';

/** A low and a high figure, rounded to whole views or people. */
export interface Range {
  low: number;
  high: number;
}

/** The views of a budget at the average cost, and if every unit costs the maximum (low) or the minimum (high). */
export interface BudgetViews extends Range {
  views: number;
}

export interface Estimate {
  /** Views at the average cost. */
  views: number;
  /**
   * People reached (YouTube: an estimate, not a promise) or impressions delivered (Meta, TikTok), at the average cost.
   */
  reach: number;
  /** The cost range as stored and sent, `0.010 - 0.040 $ (CPV)`. Visitors read it as their language writes money. */
  cpv: string;
  /** Views if every unit costs the maximum (low) or the minimum (high). */
  range: Range;
  reachRange: Range;
  unit: CostUnit;
  cost: { min: number; max: number; average: number };
}

/** People reached by a YouTube campaign for each paid view: an estimate. */
const REACH_PER_VIEW = 2.5;
/** Views among a thousand impressions of a Meta or TikTok campaign: 30 %. */
export const VIEWS_PER_THOUSAND = 300;

/**
 * Estimates the result of a budget with the agency's cost table (docs/product.md, Simulator).
 * CPV: views = budget ÷ average, reach = views × 2.5. CPM: reach = budget ÷ average × 1000, views = 30 % of it.
 * Each figure is rounded once, at the end. Returns `undefined` for a combination that the table does not contain.
 */
export function estimateCampaign(inputs: CampaignInputs, table: CostTable = costTable): Estimate | undefined {
  const platform = table[inputs.platform];
  const cost = platform?.costs[inputs.country]?.[inputs.campaignType];
  if (!platform || !cost) return undefined;
  const [min, max] = cost;
  const average = averageOf(cost);
  const { views, low, high } = viewsOfBudget(inputs.budget, cost, platform.unit);
  const reachAt = (unitCost: number) => reachFor(inputs.budget, unitCost, platform.unit);
  return {
    views,
    reach: reachAt(average),
    cpv: costText(cost, platform.unit),
    range: { low, high },
    reachRange: { low: reachAt(max), high: reachAt(min) },
    unit: platform.unit,
    cost: { min, max, average },
  };
}

/** Returns the views that a budget buys within a range of costs: the figures of the simulator and of every page. */
export function viewsOfBudget(budget: number, cost: CostRange, unit: CostUnit): BudgetViews {
  const at = (unitCost: number) => viewsFor(budget, unitCost, unit);
  return { views: at(averageOf(cost)), low: at(cost[1]), high: at(cost[0]) };
}

const averageOf = ([min, max]: CostRange): number => (min + max) / 2;

/** Returns the whole number of people reached (CPV) or of impressions (CPM) that an amount buys at one cost per unit. */
export function reachFor(amount: number, unitCost: number, unit: CostUnit): number {
  return Math.round((amount * (unit === 'CPV' ? REACH_PER_VIEW : 1000)) / unitCost);
}

/** Returns the cost of one view at one cost per unit, in the same currency, not rounded. */
export const costPerViewFor = (unitCost: number, unit: CostUnit): number =>
  unit === 'CPV' ? unitCost : unitCost / VIEWS_PER_THOUSAND;

/** Returns the whole number of views that an amount buys at one cost per unit. */
export function viewsFor(amount: number, unitCost: number, unit: CostUnit): number {
  // Multiplies first and divides once, so that a figure that ends in exactly one half does not fall below it.
  return Math.round((amount * (unit === 'CPV' ? 1 : VIEWS_PER_THOUSAND)) / unitCost);
}

/**
 * Returns the text of a cost range as it is stored and sent, the same in the four languages: `0.010 - 0.040 $ (CPV)`.
 */
export function costText([min, max]: CostRange, unit: CostUnit): string {
  return `${min.toFixed(3)} - ${max.toFixed(3)} $ (${unit})`;
}

/** Returns the range in dollars that a cost text names, or `undefined` for a text that `costText` does not write. */
export function rangeOfCostText(text: string): CostRange | undefined {
  const [, min, max] = /^(\d+\.\d{3}) - (\d+\.\d{3}) \$ \(CP[VM]\)$/.exec(text) ?? [];
  return min && max ? [Number(min), Number(max)] : undefined;
}
