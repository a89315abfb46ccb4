/** The highest cost of one view or of a thousand impressions, in dollars: a larger amount is a typing error. */
const MAX_COST = 10_000;

/** The problems of a range of costs: keys of `dictionaries/errors/<locale>.ts` (`fields`). */
export type CostProblem =
  | 'cost_number_error'
  | 'cost_error'
  | 'cost_decimals_error'
  | 'cost_max_error'
  | 'cost_order_error';

/**
 * Returns the problem of the costs of one combination, or `undefined`. Costs are above zero, have at most three
 * decimals, as they are shown (docs/product.md, Simulator), and the lower one comes first.
 */
export function costProblem(min: unknown, max: unknown): CostProblem | undefined {
  return problemOf(min) ?? problemOf(max) ?? (isReversed(min, max) ? 'cost_order_error' : undefined);
}

/** Returns which of the two costs have a problem: both when the lower one does not come first. */
export function wrongEnds(min: unknown, max: unknown): { min: boolean; max: boolean } {
  const wrong = { min: problemOf(min) !== undefined, max: problemOf(max) !== undefined };
  return wrong.min || wrong.max ? wrong : { min: isReversed(min, max), max: isReversed(min, max) };
}

const isReversed = (min: unknown, max: unknown): boolean => (min as number) > (max as number);

function problemOf(cost: unknown): CostProblem | undefined {
  if (typeof cost !== 'number' || !Number.isFinite(cost)) return 'cost_number_error';
  if (cost <= 0) return 'cost_error';
  if (cost > MAX_COST) return 'cost_max_error';
  return Number(cost.toFixed(3)) === cost ? undefined : 'cost_decimals_error';
}
