import { figures } from '../benchmarks/figures.ts';
import {
  count,
  euros,
  type Fields,
  firstProblem,
  type InputsOf,
  type Outcome,
  solved,
} from './calculator-fields.ts';
import { roundShortOf, roundTo, toCents, withoutDust } from './rounding.ts';

/** From the least to the most attached kind of fan. */
export const fanKinds = ['occasional', 'engaged', 'superFan'] as const;

/** From the best to the worst verdict. */
export const roiVerdicts = ['scale', 'optimise', 'test', 'pause'] as const;
export type RoiVerdict = (typeof roiVerdicts)[number];

export const roiFields = {
  spend: euros({ initial: 1000, example: 2000 }),
  revenue: euros({ initial: 300, example: 900, min: 0 }),
  months: { ...count({ initial: 3, example: 4, max: 120 }), unit: 'month' },
  occasional: count({ initial: 80, example: 160, min: 0 }),
  engaged: count({ initial: 25, example: 65, min: 0 }),
  superFan: count({ initial: 4, example: 15, min: 0 }),
} as const satisfies Fields;
export type RoiInputs = InputsOf<typeof roiFields>;

export interface Roi {
  /** Sum of the lifetime values of the fans, in euros. */
  lifetimeRevenue: number;
  /** Returns as shares of the spend, to a tenth of a per cent: 2 is 200 %, −1 is a loss of the whole spend. */
  immediate: number;
  lifetime: number;
  blended: number;
  verdict: RoiVerdict;
  fans: number;
  /** Spend per fan, in euros; `undefined` without fans. */
  costPerFan: number | undefined;
  /** Mean lifetime value of a fan for each euro of the cost per fan; `undefined` without fans. */
  lifetimeToCost: number | undefined;
  /** Months until the immediate revenue, at the measured pace, has repaid the spend; `undefined` without revenue. */
  paybackMonths: number | undefined;
  /** Which targets of the guide are reached. A figure that is `undefined` does not reach its target. */
  reached: { overall: boolean; costPerFan: boolean; lifetimeToCost: boolean; payback: boolean };
}

const targets = {
  overall: figures['roi.target.overall'].value,
  costPerFan: figures['roi.target.costPerFan'].value,
  lifetimeToCost: figures['roi.target.lifetimeToCost'].value,
  payback: figures['roi.target.payback'].value,
};
const blendedLimits = [
  figures['roi.threshold.scale'].value,
  figures['roi.threshold.optimise'].value,
  figures['roi.threshold.test'].value,
  targets.overall,
];

/**
 * Returns the verdict for a blended return: above 300 % `scale`, from 150 % `optimise`, from 50 % `test`, below it
 * `pause`.
 */
export function roiVerdict(blended: number): RoiVerdict {
  if (blended > figures['roi.threshold.scale'].value) return 'scale';
  if (blended >= figures['roi.threshold.optimise'].value) return 'optimise';
  return blended >= figures['roi.threshold.test'].value ? 'test' : 'pause';
}

const returnOn = (revenue: number, spend: number): number => (revenue - spend) / spend;

/**
 * Computes the return of a campaign. ROI = (revenue − spend) ÷ spend; lifetime revenue = fans of each kind × their
 * lifetime value; blended = 30 % × immediate + 70 % × lifetime. Source: docs/product.md, Guides.
 * Verdicts compare the exact figures with the thresholds, and no figure is rounded up to a threshold: 299.96 % is
 * returned as 299.9 %.
 */
export function returnOnInvestment(inputs: RoiInputs): Outcome<Roi> {
  const wrong = firstProblem(roiFields, inputs);
  if (wrong) return wrong;
  const { spend, revenue, months } = inputs;
  const fans = fanKinds.reduce((sum, kind) => sum + inputs[kind], 0);
  const lifetimeRevenue = toCents(
    fanKinds.reduce((sum, kind) => sum + inputs[kind] * figures[`roi.lifetimeValue.${kind}`].value, 0),
  );
  const immediate = returnOn(revenue, spend);
  const lifetime = returnOn(lifetimeRevenue, spend);
  const blended = withoutDust(
    figures['roi.blend.immediate'].value * immediate + figures['roi.blend.lifetime'].value * lifetime,
  );
  const costPerFan = fans > 0 ? withoutDust(spend / fans) : undefined;
  const lifetimeToCost = fans > 0 ? withoutDust(lifetimeRevenue / spend) : undefined;
  const paybackMonths = revenue > 0 ? withoutDust((spend * months) / revenue) : undefined;
  return solved({
    lifetimeRevenue,
    immediate: roundTo(3, immediate),
    lifetime: roundTo(3, lifetime),
    blended: roundShortOf(blendedLimits, 3, blended),
    verdict: roiVerdict(blended),
    fans,
    costPerFan: costPerFan && roundShortOf([targets.costPerFan], 2, costPerFan),
    lifetimeToCost: lifetimeToCost && roundShortOf([targets.lifetimeToCost], 2, lifetimeToCost),
    paybackMonths: paybackMonths && roundShortOf([targets.payback], 1, paybackMonths),
    reached: {
      overall: blended > targets.overall,
      costPerFan: costPerFan !== undefined && costPerFan < targets.costPerFan,
      lifetimeToCost: lifetimeToCost !== undefined && lifetimeToCost > targets.lifetimeToCost,
      payback: paybackMonths !== undefined && paybackMonths < targets.payback,
    },
  });
}
