import { figures } from '../../../../domain/benchmarks/figures.ts';
import { solved } from '../../../../domain/guide/calculator-fields.ts';
import {
  type Roi,
  type RoiInputs,
  returnOnInvestment,
  roiFields,
} from '../../../../domain/guide/return-on-investment.ts';
import { fill, formatNumber, formatPercent } from '../../../../i18n/format.ts';
import { formatAmount, formatFigure } from '../../../../i18n/format-figure.ts';
import { type Calculator, definePart, type Fact, type Wording } from '../calculator-definition.ts';
import { writeExactMoney, writeMoney, writePrice, writeRatio, writeReturn } from '../write-amount.ts';

export const roiCalculator: Calculator = {
  id: 'roi',
  title: (t) => t.roi.title,
  parts: [
    definePart({
      name: 'roi',
      fields: roiFields,
      texts: ({ t }) => ({ fields: t.roi.fields, choices: {}, constants: [] }),
      read: (wording, inputs) => {
        const outcome = returnOnInvestment(inputs);
        if (!outcome.ok) return outcome;
        const roi = outcome.value;
        const { locale } = wording;
        const t = wording.t.roi;
        const money = (label: string, amount: number, lit: boolean) => ({
          label,
          text: writeMoney(locale, amount),
          amount,
          lit,
        });
        return solved({
          figure: writeReturn(locale, roi.blended),
          caption: t.caption,
          sentence: fill(t.sentence[roi.verdict], {
            roi: writeReturn(locale, roi.blended),
            scale: formatFigure(locale, 'roi.threshold.scale'),
            optimise: formatFigure(locale, 'roi.threshold.optimise'),
            test: formatFigure(locale, 'roi.threshold.test'),
            step: formatFigure(locale, 'roi.scaleStep'),
          }),
          working: workingOf(wording, inputs, roi),
          facts: factsOf(wording, roi),
          chart: {
            title: t.chart,
            rows: [
              money(t.rows.spend, inputs.spend, false),
              money(t.rows.revenue, inputs.revenue, true),
              money(t.rows.lifetimeRevenue, roi.lifetimeRevenue, true),
            ],
          },
        });
      },
    }),
  ],
};

function workingOf({ locale, t: { roi: t } }: Wording, inputs: RoiInputs, roi: Roi): string[] {
  const worth = (kind: 'occasional' | 'engaged' | 'superFan') =>
    writePrice(locale, figures[`roi.lifetimeValue.${kind}`].value);
  const values = {
    occasional: formatNumber(locale, inputs.occasional),
    engaged: formatNumber(locale, inputs.engaged),
    superFan: formatNumber(locale, inputs.superFan),
    occasionalValue: worth('occasional'),
    engagedValue: worth('engaged'),
    superFanValue: worth('superFan'),
    spend: writeExactMoney(locale, inputs.spend),
    revenue: writeExactMoney(locale, inputs.revenue),
    lifetimeRevenue: writeMoney(locale, roi.lifetimeRevenue),
    immediate: writeReturn(locale, roi.immediate),
    lifetime: writeReturn(locale, roi.lifetime),
    immediateShare: formatPercent(locale, figures['roi.blend.immediate'].value),
    lifetimeShare: formatPercent(locale, figures['roi.blend.lifetime'].value),
    roi: writeReturn(locale, roi.blended),
  };
  const { lifetimeRevenue, immediate, lifetime, blended } = t.working;
  return [lifetimeRevenue, immediate, lifetime, blended].map((line) => fill(line, values));
}

/** The four targets of the guide. A figure that cannot be computed is replaced by the reason. */
function factsOf({ locale, t: all }: Wording, roi: Roi): Fact[] {
  const { facts, noFans, noRevenue } = all.roi;
  const over = (figure: string) => fill(all.compare.over, { figure });
  const under = (figure: string) => fill(all.compare.under, { figure });
  const { costPerFan, lifetimeToCost, paybackMonths, reached } = roi;
  return [
    {
      label: facts.overall,
      text: writeReturn(locale, roi.blended),
      target: over(formatFigure(locale, 'roi.target.overall')),
      reached: reached.overall,
    },
    {
      label: facts.costPerFan,
      text: costPerFan === undefined ? noFans : writeMoney(locale, costPerFan),
      target: under(formatFigure(locale, 'roi.target.costPerFan')),
      reached: reached.costPerFan,
    },
    {
      label: facts.lifetimeToCost,
      text: lifetimeToCost === undefined ? noFans : writeRatio(locale, lifetimeToCost),
      target: over(formatFigure(locale, 'roi.target.lifetimeToCost')),
      reached: reached.lifetimeToCost,
    },
    {
      label: facts.payback,
      text: paybackMonths === undefined ? noRevenue : formatAmount(locale, 'month', paybackMonths),
      target: under(formatFigure(locale, 'roi.target.payback')),
      reached: reached.payback,
    },
  ];
}
