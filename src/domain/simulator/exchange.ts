import type { CostRange } from './cost-table.ts';

/**
 * Exchange rate of the agency, in dollars per euro: the documented formulas divide euros by dollars (docs/product.md,
 * Simulator).
 */
export const DOLLARS_PER_EURO = 1;

/** Returns a range of costs in euros. */
export const inEuros = ([min, max]: CostRange): CostRange => [min / DOLLARS_PER_EURO, max / DOLLARS_PER_EURO];
