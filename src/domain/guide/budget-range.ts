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
