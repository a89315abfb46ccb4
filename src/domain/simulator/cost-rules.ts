/** The highest cost of one view or of a thousand impressions, in dollars: a larger amount is a typing error. */
const MAX_COST = 10_000;

/** The problems of a range of costs: keys of `dictionaries/<locale>/errors.ts` (`fields`). */
export type CostProblem = 'cost_error' | 'cost_decimals_error' | 'cost_max_error' | 'cost_order_error';

/**
 * Returns the problem of the costs of one combination, or `undefined`. Costs are above zero, have at most three
 * decimals, as they are shown (docs/product.md, Simulator), and the lower one comes first.
 */
export function costProblem(min: unknown, max: unknown): CostProblem | undefined {
  for (const cost of [min, max]) {
    if (typeof cost !== 'number' || !Number.isFinite(cost) || cost <= 0) return 'cost_error';
    if (cost > MAX_COST) return 'cost_max_error';
    if (Number(cost.toFixed(3)) !== cost) return 'cost_decimals_error';
  }
  return (min as number) > (max as number) ? 'cost_order_error' : undefined;
}
