/**
 * Rounds half up to a number of decimals, once the dust of binary fractions is wiped off: 1.005 is 1.01 with two
 * decimals, although it is stored as 1.00499999999999989.
 */
export function roundTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.round(withoutDust(value * scale)) / scale;
  // Minus zero is written with its sign.
  return rounded === 0 ? 0 : rounded;
}

/**
 * Rounds, but never up to a limit that the value misses: beside a minimum of 3, 2.999 is 2.99, and everywhere else 3.
 */
export function roundShortOf(limits: readonly number[], decimals: number, value: number): number {
  const rounded = roundTo(decimals, value);
  if (!limits.some((limit) => value < limit && rounded >= limit)) return rounded;
  const scale = 10 ** decimals;
  return Math.floor(withoutDust(value * scale)) / scale;
}

/** A value without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
export const withoutDust = (value: number): number => Number(value.toPrecision(14));

/** Euros and whole cents. */
export const toCents = (euros: number): number => roundTo(2, euros);
