import { figures } from '../../../domain/benchmarks/figures.ts';
import { solved } from '../../../domain/guide/calculator-fields.ts';
import { metaAudiences, metaBudget, metaFields } from '../../../domain/guide/meta-budget.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { fillFigures, formatFigure } from '../../../i18n/format-figure.ts';
import { budgetsOf } from './budget-chart.ts';
import { type Calculator, definePart, type Wording } from './calculator-definition.ts';
import { writeFactor, writeMoney, writePrice, writeRangeOf } from './write-amount.ts';

/** The names of the audiences, with the share of a lookalike audience filled in. */
export const metaAudienceNames = ({ locale, t }: Wording) => ({
  ...t.meta.choices.audience,
  lookalike: fillFigures(locale, t.meta.choices.audience.lookalike),
});

export const metaCalculator: Calculator = {
  id: 'meta',
  title: (t) => t.meta.title,
  parts: [
    definePart({
      name: 'budget',
      fields: metaFields,
      texts: ({ locale, t }) => ({
        fields: t.meta.fields,
        choices: { genre: t.meta.choices.genre, audience: metaAudienceNames({ locale, t }) },
        constants: [{ label: t.meta.margin, text: formatFigure(locale, 'meta.margin') }],
      }),
      read: (wording, inputs) => {
        const outcome = metaBudget(inputs);
        if (!outcome.ok) return outcome;
        const { low, mid, high, price, audience, margin, underMinimum } = outcome.value;
        const { locale } = wording;
        const { meta: t, compare } = wording.t;
        const { budget, ...ends } = writeRangeOf(locale, { low, mid, high });
        return solved({
          figure: budget,
          caption: t.caption,
          sentence: fill(t.sentence, {
            budget,
            ...ends,
          }),
          working: [
            fill(pluralForm(locale, t.working, inputs.reach), {
              reach: formatNumber(locale, inputs.reach),
              cost: writePrice(locale, price.mid),
              audience: writeFactor(locale, audience),
              thousand: formatNumber(locale, 1000),
              margin: writeFactor(locale, margin),
              budget,
            }),
          ],
          facts: [
            {
              label: t.perMonth,
              text: budget,
              target: fill(compare.atLeast, { figure: writeMoney(locale, figures['meta.minimum'].value) }),
              reached: !underMinimum,
            },
          ],
          chart: {
            title: t.chart,
            rows: budgetsOf(metaAudiences, inputs.audience, metaAudienceNames(wording), wording, (each) =>
              metaBudget({ ...inputs, audience: each }),
            ),
          },
        });
      },
    }),
  ],
};
