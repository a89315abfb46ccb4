import { solved } from '../../../../domain/guide/calculator-fields.ts';
import { clickValue, clickValueFields } from '../../../../domain/guide/click-value.ts';
import { fill, formatNumber, formatPercent } from '../../../../i18n/format.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { type Calculator, definePart } from '../calculator-definition.ts';
import { writeExactMoney, writePrice } from '../write-amount.ts';

/** The costs of a visit of a listening page, of a click to a streaming service and of a listener. */
export const listeningCalculator: Calculator = {
  id: 'listening',
  title: (t) => t.listening.title,
  parts: [
    definePart({
      name: 'listening',
      fields: clickValueFields,
      texts: ({ t }) => ({ fields: t.listening.fields, choices: {}, constants: [] }),
      read: ({ locale, t: { listening: t, compare } }, inputs) => {
        const outcome = clickValue(inputs);
        if (!outcome.ok) return outcome;
        const { perVisit, perClickOut, perListener, conversion, reached } = outcome.value;
        const values = {
          spend: writeExactMoney(locale, inputs.pageSpend),
          visits: formatNumber(locale, inputs.visits),
          clickedOut: formatPercent(locale, inputs.clickedOut / 100),
          listened: formatPercent(locale, inputs.listened / 100),
          visit: writePrice(locale, perVisit),
          clickOut: writePrice(locale, perClickOut),
          listener: writePrice(locale, perListener),
        };
        const row = (label: string, amount: number, lit = false) => ({
          label,
          text: writePrice(locale, amount),
          amount,
          lit,
        });
        return solved({
          figure: values.listener,
          caption: t.caption,
          sentence: fill(t.sentence, values),
          working: [t.working.visit, t.working.clickOut, t.working.listener].map((line) =>
            fill(line, values),
          ),
          facts: [
            {
              label: t.conversion,
              text: formatPercent(locale, conversion),
              target: fill(compare.atLeast, { figure: formatFigure(locale, 'kpi.conversion.streaming') }),
              reached,
            },
          ],
          chart: {
            title: t.chart,
            rows: [
              row(t.rows.visit, perVisit),
              row(t.rows.clickOut, perClickOut),
              row(t.rows.listener, perListener, true),
            ],
          },
        });
      },
    }),
  ],
};
