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

/** From the least to the most attached. */
export const fanKinds = ['occasional', 'engaged', 'superFan'] as const;

/** From the best to the worst. */
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
  /** What the fans are worth over their lives, in euros. */
  lifetimeRevenue: number;
  /** Shares of the spend, to a tenth of a per cent: 2 is 200 %, −1 is a loss of everything. */
  immediate: number;
  lifetime: number;
  blended: number;
  verdict: RoiVerdict;
  fans: number;
  /** Spend for each fan, in euros; nobody's cost when no fan came. */
  costPerFan: number | undefined;
  /** Lifetime value of a fan for each euro that winning one costs. */
  lifetimeToCost: number | undefined;
  /** Months until the immediate revenue, at the pace measured, has paid the spend back; never when there is none. */
  paybackMonths: number | undefined;
  /** Which of the guide's targets are reached. A figure that does not exist reaches none. */
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

/** Over 300 % scale, from 150 % optimise, from 50 % test, under it pause. */
export function roiVerdict(blended: number): RoiVerdict {
  if (blended > figures['roi.threshold.scale'].value) return 'scale';
  if (blended >= figures['roi.threshold.optimise'].value) return 'optimise';
  return blended >= figures['roi.threshold.test'].value ? 'test' : 'pause';
}

const returnOn = (revenue: number, spend: number): number => (revenue - spend) / spend;

/**
 * What a campaign brought. ROI = (revenue − spend) ÷ spend; lifetime revenue = fans of each kind × their lifetime
 * value; blended = 30 % × immediate + 70 % × lifetime. Source: static-content.md, section 9, ROI guide.
 * Verdicts hold the exact figures against the thresholds, and no figure is rounded up to one: 299.96 % is 299.9 %.
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
