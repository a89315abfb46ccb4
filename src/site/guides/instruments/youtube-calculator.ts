import { figures } from '../../../domain/benchmarks/figures.ts';
import { solved } from '../../../domain/guide/calculator-fields.ts';
import { youtubeAudiences, youtubeBudget, youtubeFields } from '../../../domain/guide/youtube-budget.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { formatFigure } from '../../../i18n/format-figure.ts';
import { budgetsOf } from './budget-chart.ts';
import { type Calculator, definePart } from './calculator-definition.ts';
import { writeFactor, writeMoney, writePrice, writeRangeOf } from './write-amount.ts';

export const youtubeCalculator: Calculator = {
  id: 'youtube',
  title: (t) => t.youtube.title,
  parts: [
    definePart({
      name: 'budget',
      fields: youtubeFields,
      texts: ({ locale, t: { youtube: t } }) => ({
        fields: t.fields,
        choices: t.choices,
        constants: [{ label: t.margin, text: formatFigure(locale, 'youtube.margin') }],
      }),
      read: ({ locale, t: all }, inputs) => {
        const outcome = youtubeBudget(inputs);
        if (!outcome.ok) return outcome;
        const { low, mid, high, price, audience, margin, underMinimum } = outcome.value;
        const t = all.youtube;
        const { budget, ...ends } = writeRangeOf(locale, { low, mid, high });
        return solved({
          figure: budget,
          caption: t.caption,
          sentence: fill(t.sentence, {
            budget,
            ...ends,
          }),
          working: [
            fill(pluralForm(locale, t.working, inputs.views), {
              views: formatNumber(locale, inputs.views),
              cost: writePrice(locale, price.mid),
              audience: writeFactor(locale, audience),
              margin: writeFactor(locale, margin),
              budget,
            }),
          ],
          facts: [
            {
              label: t.perMonth,
              text: budget,
              target: fill(all.compare.atLeast, {
                figure: writeMoney(locale, figures['youtube.minimum'].value),
              }),
              reached: !underMinimum,
            },
          ],
          chart: {
            title: t.chart,
            rows: budgetsOf(
              youtubeAudiences,
              inputs.audience,
              t.choices.audience,
              { locale, t: all },
              (each) => youtubeBudget({ ...inputs, audience: each }),
            ),
          },
        });
      },
    }),
  ],
};
