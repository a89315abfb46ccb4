/** The 90 % quantile of the normal distribution: four of five values are between it and its negative. */
export const Z90 = 1.2815516;

/**
 * Returns the probability that a normal value is below `z` standard deviations. The error is under 0.000001 (Abramowitz and Stegun,
 * Handbook of Mathematical Functions, 7.1.26).
 */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
}
