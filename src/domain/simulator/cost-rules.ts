/** The most that one view or a thousand impressions may cost, in dollars: beyond it somebody mistyped. */
const MAX_COST = 10_000;

/** What can be wrong with a range of costs: keys of `dictionaries/<locale>/errors.ts` (`fields`). */
export type CostProblem = 'cost_error' | 'cost_decimals_error' | 'cost_max_error' | 'cost_order_error';

/**
 * What is wrong with the costs of one combination; `undefined`: nothing. Costs are above zero, have three decimals at
 * most, as they are shown (decision 10), and the lower one comes first.
 */
export function costProblem(min: unknown, max: unknown): CostProblem | undefined {
  for (const cost of [min, max]) {
    if (typeof cost !== 'number' || !Number.isFinite(cost) || cost <= 0) return 'cost_error';
    if (cost > MAX_COST) return 'cost_max_error';
    if (Number(cost.toFixed(3)) !== cost) return 'cost_decimals_error';
  }
  return (min as number) > (max as number) ? 'cost_order_error' : undefined;
}
