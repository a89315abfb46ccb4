/** The steps of a scale, per power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;
/** At least this many steps lie below the highest value. */
const LEAST_STEPS = 3;

/** Returns the round numbers of a scale from 0 to a little above the highest value, at most five; the last one is its top. */
export function scaleTicks(highest: number): number[] {
  const rough = (highest > 0 ? highest : 1) / LEAST_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough * (1 - 1e-9)) ?? 10);
  const count = Math.ceil(highest / step - 1e-9) || 1;
  // Twelve digits: 3 × 0.1 is not 0.3 in binary.
  return Array.from({ length: count + 1 }, (_, place) => Number((place * step).toPrecision(12)));
}
