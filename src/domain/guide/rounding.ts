/**
 * Rounds half up to a number of decimals, after it has removed the rounding error of binary fractions: 1.005 becomes
 * 1.01 with two decimals, although it is stored as 1.00499999999999989.
 */
export function roundTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.round(withoutDust(value * scale)) / scale;
  // Minus zero would be shown with its sign.
  return rounded === 0 ? 0 : rounded;
}

/**
 * Rounds, but never up to a limit that the value does not reach: with a limit of 3, 2.999 becomes 2.99; without it, 3.
 */
export function roundShortOf(limits: readonly number[], decimals: number, value: number): number {
  const rounded = roundTo(decimals, value);
  if (!limits.some((limit) => value < limit && rounded >= limit)) return rounded;
  const scale = 10 ** decimals;
  return Math.floor(withoutDust(value * scale)) / scale;
}

/** Returns a value without the rounding error of binary fractions: 0.1 + 0.2 becomes 0.3. */
export const withoutDust = (value: number): number => Number(value.toPrecision(14));

/** Rounds an amount in euros to whole cents. */
export const toCents = (euros: number): number => roundTo(2, euros);
