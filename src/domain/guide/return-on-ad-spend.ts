import { figures } from '../benchmarks/figures.ts';
import {
  euros,
  type Fields,
  firstProblem,
  type InputsOf,
  type Outcome,
  solved,
} from './calculator-fields.ts';
import { roundShortOf, toCents, withoutDust } from './rounding.ts';

export const adSpendFields = {
  spend: euros({ initial: 1000, example: 800 }),
  revenue: euros({ initial: 2600, example: 2800, min: 0 }),
} as const satisfies Fields;
export type AdSpendInputs = InputsOf<typeof adSpendFields>;

export interface AdSpendReturn {
  /**
   * Euros of revenue for one euro of advertising, rounded to a hundredth; a ratio below the minimum is never rounded up
   * to it.
   */
  ratio: number;
  /** Whether the ratio reaches the documented minimum of 3:1. */
  reached: boolean;
}

/** Computes the return on ad spend: revenue ÷ spend. Source: docs/product.md, Guides. */
export function returnOnAdSpend(inputs: AdSpendInputs): Outcome<AdSpendReturn> {
  const wrong = firstProblem(adSpendFields, inputs);
  if (wrong) return wrong;
  const ratio = withoutDust(inputs.revenue / inputs.spend);
  const minimum = figures['kpi.returnOnAdSpend'].value;
  return solved({ ratio: roundShortOf([minimum], 2, ratio), reached: ratio >= minimum });
}

export const acquisitionFields = {
  lifetimeValue: euros({ initial: figures['roi.lifetimeValue.engaged'].value, example: 30 }),
} as const satisfies Fields;
export type AcquisitionInputs = InputsOf<typeof acquisitionFields>;

/**
 * Returns the highest acceptable cost of winning a fan, in euros: 0.33 × lifetime value. Source: docs/product.md,
 * Guides.
 */
export function acceptableAcquisitionCost(inputs: AcquisitionInputs): Outcome<number> {
  const wrong = firstProblem(acquisitionFields, inputs);
  if (wrong) return wrong;
  return solved(toCents(figures['kpi.acquisitionShare'].value * inputs.lifetimeValue));
}
