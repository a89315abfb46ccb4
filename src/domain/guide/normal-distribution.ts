/**
 * The share of a normal distribution that lies below `z`, from 0 to 1. Abramowitz and Stegun, Handbook of Mathematical
 * Functions, formula 26.2.17: wrong by less than 7.5 × 10⁻⁸ everywhere.
 */
export function normalBelow(z: number): number {
  if (z < 0) return 1 - normalBelow(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, coefficient) => (sum + coefficient) * t,
    0,
  );
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
