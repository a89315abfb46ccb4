import { MIN_BUDGET } from './inputs.ts';

/** The ends of the budget scrubber in the hero, in euros a month ("budgets 500-50,000 EUR/month"). */
export const SCALE_MIN = MIN_BUDGET;
export const SCALE_MAX = 50_000;
/** Positions of the range input: enough to reach every bar of the scrubber, and few enough for the arrow keys. */
export const SCALE_STEPS = 100;

/**
 * Returns the budget in euros at a position from 0 to `SCALE_STEPS`, on a logarithmic scale, rounded to a round figure.
 */
export function budgetAt(position: number): number {
  const share = Math.min(Math.max(position / SCALE_STEPS, 0), 1);
  return roundToSayable(SCALE_MIN * (SCALE_MAX / SCALE_MIN) ** share);
}

/** Returns the position, from 0 to `SCALE_STEPS`, that is nearest to a budget in euros. */
export function positionOf(budget: number): number {
  const share = Math.log(budget / SCALE_MIN) / Math.log(SCALE_MAX / SCALE_MIN);
  return Math.round(Math.min(Math.max(share, 0), 1) * SCALE_STEPS);
}

/** The rounding steps: larger for larger budgets, and small enough that two positions never have the same budget. */
const steps: readonly [below: number, step: number][] = [
  [1000, 10],
  [5000, 50],
  [10_000, 250],
  [20_000, 500],
  [Number.POSITIVE_INFINITY, 1000],
];

function roundToSayable(budget: number): number {
  const step = steps.find(([below]) => budget < below)?.[1] ?? 1;
  return Math.round(budget / step) * step;
}
