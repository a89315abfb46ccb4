import { roundTo, toCents } from './rounding.ts';

/** A price's documented range, with the middle of it. */
export interface Price {
  low: number;
  mid: number;
  high: number;
}

/** What a goal costs at the lowest, the middle and the highest price, in euros and cents. */
export interface BudgetRange extends Price {
  /** What one view, or a thousand impressions, costs by itself. */
  price: Price;
}

/** The middle of a range is its mean: 0.02–0.035 gives 0.0275. */
export function priceOf([low, high]: readonly [number, number]): Price {
  return { low, mid: roundTo(6, (low + high) / 2), high };
}

/**
 * quantity × price × each factor, at the three prices. Rounded to cents once, at the end.
 * `quantity` counts what the price buys: views, or thousands of impressions.
 */
export function budgetRange(quantity: number, price: Price, factors: readonly number[]): BudgetRange {
  const factor = factors.reduce((product, each) => product * each, 1);
  const at = (cost: number) => toCents(quantity * cost * factor);
  return { low: at(price.low), mid: at(price.mid), high: at(price.high), price };
}

/** The factor of a change: +30 % multiplies by 1.3. */
export const factorOf = (change: number): number => roundTo(6, 1 + change);
