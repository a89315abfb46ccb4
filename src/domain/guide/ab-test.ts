import { figures } from '../benchmarks/figures.ts';
import {
  count,
  type Fields,
  firstProblem,
  type InputsOf,
  type Outcome,
  problem,
  solved,
} from './calculator-fields.ts';
import { normalBelow } from './normal-distribution.ts';

export const abTestFields = {
  impressionsA: count({ initial: 12_000, example: 8000 }),
  clicksA: count({ initial: 180, example: 120, min: 0 }),
  impressionsB: count({ initial: 12_000, example: 8000 }),
  clicksB: count({ initial: 240, example: 130, min: 0 }),
} as const satisfies Fields;
export type AbTestInputs = InputsOf<typeof abTestFields>;

export interface Rates {
  /** Clicks among impressions, from 0 to 1. */
  rateA: number;
  rateB: number;
}

export type AbTest = Rates &
  (
    | { outcome: 'not-enough-impressions' }
    | { outcome: 'no-difference'; confidence: number }
    | {
        outcome: 'winner';
        winner: 'A' | 'B';
        /** How unlikely such a difference would be if both were alike: 1 − p, two-sided. */
        confidence: number;
        /** How much more often the winner is clicked; unknown when the loser never was. */
        lift: number | undefined;
      }
  );

/**
 * Which of two ads is clicked more often: two-sided z-test of two proportions with pooled variance. It gives a verdict
 * from 1 000 impressions of each and from 95 % confidence. Source: static-content.md, section 9, KPI guide.
 */
export function compareVariants(inputs: AbTestInputs): Outcome<AbTest> {
  const wrong = firstProblem(abTestFields, inputs);
  if (wrong) return wrong;
  const { impressionsA, clicksA, impressionsB, clicksB } = inputs;
  if (clicksA > impressionsA) return problem('clicksA', 'above-impressions');
  if (clicksB > impressionsB) return problem('clicksB', 'above-impressions');
  const rates = { rateA: clicksA / impressionsA, rateB: clicksB / impressionsB };
  if (Math.min(impressionsA, impressionsB) < figures['kpi.abTest.impressions'].value) {
    return solved({ ...rates, outcome: 'not-enough-impressions' });
  }
  const confidence = confidenceOf(inputs, rates);
  if (confidence < figures['kpi.abTest.confidence'].value) {
    return solved({ ...rates, outcome: 'no-difference', confidence });
  }
  const winner = rates.rateA > rates.rateB ? 'A' : 'B';
  const [best, other] = [Math.max(rates.rateA, rates.rateB), Math.min(rates.rateA, rates.rateB)];
  const lift = other > 0 ? best / other - 1 : undefined;
  return solved({ ...rates, outcome: 'winner', winner, confidence, lift });
}

/** 1 − p of the difference of two rates. Two rates without a click, or with nothing but clicks, do not differ. */
function confidenceOf(
  { impressionsA, clicksA, impressionsB, clicksB }: AbTestInputs,
  { rateA, rateB }: Rates,
): number {
  const pooled = (clicksA + clicksB) / (impressionsA + impressionsB);
  const variance = pooled * (1 - pooled) * (1 / impressionsA + 1 / impressionsB);
  if (variance <= 0) return 0;
  const z = Math.abs(rateB - rateA) / Math.sqrt(variance);
  return Math.max(0, 2 * normalBelow(z) - 1);
}
