import { figures } from '../../../../domain/benchmarks/figures.ts';
import { solved } from '../../../../domain/guide/calculator-fields.ts';
import { streamCost, streamCostFields } from '../../../../domain/guide/stream-cost.ts';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { type Calculator, definePart } from '../calculator-definition.ts';
import { writeExactMoney, writeMoney, writePrice } from '../write-amount.ts';

/** The cost and the revenue of a gained stream, and whether Spotify pays the track. */
export const spotifyCalculator: Calculator = {
  id: 'spotify',
  title: (t) => t.spotify.title,
  parts: [
    definePart({
      name: 'spotify',
      fields: streamCostFields,
      texts: ({ locale, t: { spotify: t } }) => ({
        fields: t.fields,
        choices: {},
        constants: [{ label: t.perStream, text: formatFigure(locale, 'roi.perStream') }],
      }),
      read: ({ locale, t: { spotify: t, compare } }, inputs) => {
        const outcome = streamCost(inputs);
        if (!outcome.ok) return outcome;
        const { costPerStream, total, paid, revenue } = outcome.value;
        const values = {
          cost: writePrice(locale, costPerStream),
          spend: writeExactMoney(locale, inputs.spotifySpend),
          gained: formatNumber(locale, inputs.gained),
          before: formatNumber(locale, inputs.before),
          total: formatNumber(locale, total),
          threshold: formatFigure(locale, 'streaming.threshold'),
          perStream: writePrice(locale, figures['roi.perStream'].value),
          revenue: writeMoney(locale, revenue),
        };
        const working = [t.working.cost, t.working.total, ...(paid ? [t.working.revenue] : [])];
        return solved({
          figure: values.cost,
          caption: t.caption,
          sentence: fill(paid ? t.paid : t.unpaid, values),
          working: working.map((line) => fill(line, values)),
          facts: [
            {
              label: t.streams,
              text: values.total,
              target: fill(compare.atLeast, { figure: values.threshold }),
              reached: paid,
            },
          ],
          chart: {
            title: t.chart,
            rows: [
              { label: t.rows.spend, text: values.spend, amount: inputs.spotifySpend, lit: false },
              { label: t.rows.revenue, text: values.revenue, amount: revenue, lit: true },
            ],
          },
        });
      },
    }),
  ],
};
