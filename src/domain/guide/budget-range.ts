import { figures } from '../benchmarks/figures.ts';
import { roundTo, toCents } from './rounding.ts';

/** The documented range of a price, in euros, with its middle. */
export interface Price {
  low: number;
  mid: number;
  high: number;
}

/** The budget for a goal at the lowest, the middle and the highest price, in euros, rounded to cents. */
export interface BudgetRange extends Price {
  /** The price of one view, or of a thousand impressions, before any factor. */
  price: Price;
}

/** Returns the range with its middle, which is the mean: 0.02–0.035 gives 0.0275. */
export function priceOf([low, high]: readonly [number, number]): Price {
  return { low, mid: roundTo(6, (low + high) / 2), high };
}

/**
 * Returns quantity × price × each factor, at the three prices. Rounded to cents once, at the end.
 * @param quantity number of units that are paid for: views, or thousands of impressions
 */
export function budgetRange(quantity: number, price: Price, factors: readonly number[]): BudgetRange {
  const factor = factors.reduce((product, each) => product * each, 1);
  const at = (cost: number) => toCents(quantity * cost * factor);
  return { low: at(price.low), mid: at(price.mid), high: at(price.high), price };
}

/** Returns the factor of a change: +30 % (0.3) gives 1.3. */
export const factorOf = (change: number): number => roundTo(6, 1 + change);

/** The budget of a campaign that a platform prices by genre and audience. */
export interface AudienceBudget extends BudgetRange {
  /** The factor of the audience: 1.4 for a wide one on Meta, 0.8 for retargeting on YouTube. */
  audience: number;
  /** The factor of the margin: 1.25 for one of 25 %. */
  margin: number;
  /** Whether the middle of the budget is below the documented monthly minimum. */
  underMinimum: boolean;
}

/**
 * Returns quantity × price of the genre × audience factor × (1 + margin), in euros. Source: docs/product.md, Guides.
 * @param quantity number of units that are paid for: views, or thousands of impressions
 */
export function audienceBudget(
  platform: 'meta' | 'youtube',
  quantity: number,
  price: readonly [number, number],
  audience: number,
): AudienceBudget {
  const margin = factorOf(figures[`${platform}.margin`].value);
  const range = budgetRange(quantity, priceOf(price), [audience, margin]);
  return { ...range, audience, margin, underMinimum: range.mid < figures[`${platform}.minimum`].value };
}
