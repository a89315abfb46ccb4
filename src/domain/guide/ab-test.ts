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
import { fisherExact } from './fisher-exact.ts';

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
    | { outcome: 'no-difference' | 'too-few-clicks'; confidence: number }
    | {
        outcome: 'winner';
        winner: 'A' | 'B';
        /** 1 − p, two-sided: p is the probability of such a difference if both versions were alike. */
        confidence: number;
        /**
         * The relative increase of the winner's rate over the loser's: 0.1 is +10 %; `undefined` when the loser had no
         * clicks.
         */
        lift: number | undefined;
      }
  );

/**
 * The smallest number of expected clicks of each version. Below it the test finds only a blatant difference: the rule of
 * thumb under which tables of counts are called too thin (Cochran, 1954).
 */
const FEW_CLICKS = 5;

/**
 * Compares how often two ads are clicked: Fisher's exact test of two proportions, two-sided, which is valid for any
 * number of clicks. It gives a verdict from 1 000 impressions of each ad and from 95 % confidence. Source:
 * docs/product.md, Guides.
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
  const confidence =
    1 -
    fisherExact(
      { impressions: impressionsA, clicks: clicksA },
      { impressions: impressionsB, clicks: clicksB },
    );
  if (confidence < figures['kpi.abTest.confidence'].value) {
    const pooled = (clicksA + clicksB) / (impressionsA + impressionsB);
    const few = pooled * Math.min(impressionsA, impressionsB) < FEW_CLICKS;
    return solved({ ...rates, outcome: few ? 'too-few-clicks' : 'no-difference', confidence });
  }
  const winner = rates.rateA > rates.rateB ? 'A' : 'B';
  const [best, other] = [Math.max(rates.rateA, rates.rateB), Math.min(rates.rateA, rates.rateB)];
  const lift = other > 0 ? best / other - 1 : undefined;
  return solved({ ...rates, outcome: 'winner', winner, confidence, lift });
}
