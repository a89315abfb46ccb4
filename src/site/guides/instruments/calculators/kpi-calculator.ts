import { figures } from '../../../../domain/benchmarks/figures.ts';
import { abTestFields, compareVariants } from '../../../../domain/guide/ab-test.ts';
import { solved } from '../../../../domain/guide/calculator-fields.ts';
import {
  acceptableAcquisitionCost,
  acquisitionFields,
  adSpendFields,
  returnOnAdSpend,
} from '../../../../domain/guide/return-on-ad-spend.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { readAbTest } from '../ab-test-reading.ts';
import { type Calculator, definePart } from '../calculator-definition.ts';
import { writeExactMoney, writeFactor, writeMoney, writeRatio } from '../write-amount.ts';

const adSpendPart = definePart({
  name: 'adSpend',
  fields: adSpendFields,
  texts: ({ t }) => ({ ...t.kpi.adSpend, choices: {}, constants: [] }),
  read: ({ locale, t: { kpi } }, inputs) => {
    const outcome = returnOnAdSpend(inputs);
    if (!outcome.ok) return outcome;
    const { ratio, reached } = outcome.value;
    const t = kpi.adSpend;
    const minimum = formatFigure(locale, 'kpi.returnOnAdSpend');
    return solved({
      figure: writeRatio(locale, ratio),
      caption: t.caption,
      sentence: fill(reached ? t.reached : t.missed, { amount: writeMoney(locale, ratio), minimum }),
      working: [
        fill(t.working, {
          revenue: writeExactMoney(locale, inputs.revenue),
          spend: writeExactMoney(locale, inputs.spend),
          ratio: writeRatio(locale, ratio),
        }),
      ],
      facts: [],
      chart: {
        title: t.chart,
        rows: [
          { label: t.rows.yours, text: writeRatio(locale, ratio), amount: ratio, lit: true },
          { label: t.rows.minimum, text: minimum, amount: figures['kpi.returnOnAdSpend'].value, lit: false },
        ],
      },
    });
  },
});

const acquisitionPart = definePart({
  name: 'acquisition',
  fields: acquisitionFields,
  texts: ({ t }) => ({ ...t.kpi.acquisition, choices: {}, constants: [] }),
  read: ({ locale, t: { kpi } }, inputs) => {
    const outcome = acceptableAcquisitionCost(inputs);
    if (!outcome.ok) return outcome;
    const t = kpi.acquisition;
    const value = writeMoney(locale, inputs.lifetimeValue);
    const cost = writeMoney(locale, outcome.value);
    const share = writeFactor(locale, figures['kpi.acquisitionShare'].value);
    return solved({
      figure: cost,
      caption: t.caption,
      sentence: fill(t.sentence, { value, cost }),
      working: [fill(t.working, { share, value, cost })],
      facts: [],
      chart: {
        title: t.chart,
        rows: [
          { label: t.rows.value, text: value, amount: inputs.lifetimeValue, lit: false },
          { label: t.rows.cost, text: cost, amount: outcome.value, lit: true },
        ],
      },
    });
  },
});

const abTestPart = definePart({
  name: 'abTest',
  fields: abTestFields,
  texts: ({ t }) => ({ ...t.kpi.abTest, choices: {}, constants: [] }),
  read: (wording, inputs) => {
    const outcome = compareVariants(inputs);
    return outcome.ok ? solved(readAbTest(wording, inputs, outcome.value)) : outcome;
  },
});

/** Three independent results: an invalid field in one part does not affect the others. */
export const kpiCalculator: Calculator = {
  id: 'kpi',
  title: (t) => t.kpi.title,
  parts: [adSpendPart, acquisitionPart, abTestPart],
};
