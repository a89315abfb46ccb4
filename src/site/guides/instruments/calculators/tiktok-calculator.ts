import { figures } from '../../../../domain/benchmarks/figures.ts';
import { solved } from '../../../../domain/guide/calculator-fields.ts';
import {
  type TiktokAge,
  tiktokAgeBands,
  tiktokBudget,
  tiktokFields,
  tiktokVideos,
} from '../../../../domain/guide/tiktok-budget.ts';
import { fill, formatNumber, pluralForm } from '../../../../i18n/format.ts';
import { budgetsOf } from '../budget-chart.ts';
import { type Calculator, type CalculatorsText, definePart } from '../calculator-definition.ts';
import { writeFactor, writeMoney, writePrice, writeRangeOf } from '../write-amount.ts';

/** Returns the name of an age band: `16 à 24 ans`, `45 ans et plus`. */
export function ageName({ tiktok }: CalculatorsText, age: TiktokAge): string {
  const { from, to } = tiktokAgeBands[age];
  return to === undefined
    ? fill(tiktok.choices.age.open, { from })
    : fill(tiktok.choices.age.from, { from, to });
}

export const tiktokCalculator: Calculator = {
  id: 'tiktok',
  title: (t) => t.tiktok.title,
  parts: [
    definePart({
      name: 'budget',
      fields: tiktokFields,
      texts: ({ t }) => ({
        fields: t.tiktok.fields,
        choices: {
          ...t.tiktok.choices,
          age: Object.fromEntries(tiktokFields.age.choices.map((age) => [age, ageName(t, age)])),
        },
        constants: [],
      }),
      read: (wording, inputs) => {
        const outcome = tiktokBudget(inputs);
        if (!outcome.ok) return outcome;
        const { low, mid, high, price, video, targeting, abTests, underMonth, underDay, ...rest } =
          outcome.value;
        const { locale } = wording;
        const { tiktok: t, compare } = wording.t;
        const { budget, ...ends } = writeRangeOf(locale, { low, mid, high });
        const perDay = writeMoney(locale, rest.perDay);
        const atLeast = (euros: number) => fill(compare.atLeast, { figure: writeMoney(locale, euros) });
        return solved({
          figure: budget,
          caption: t.caption,
          sentence: fill(t.sentence, {
            budget,
            perDay,
            ...ends,
          }),
          working: [
            fill(pluralForm(locale, t.working, inputs.reach), {
              reach: formatNumber(locale, inputs.reach),
              cost: writePrice(locale, price.mid),
              thousand: formatNumber(locale, 1000),
              video: writeFactor(locale, video),
              targeting: writeFactor(locale, targeting),
              tests: writeFactor(locale, abTests),
              budget,
            }),
          ],
          facts: [
            {
              label: t.perMonth,
              text: budget,
              target: atLeast(figures['tiktok.minimum'].value),
              reached: !underMonth,
            },
            {
              label: t.perDay,
              text: perDay,
              target: atLeast(figures['tiktok.minimumPerDay'].value),
              reached: !underDay,
            },
          ],
          chart: {
            title: t.chart,
            rows: budgetsOf(tiktokVideos, inputs.video, t.choices.video, wording, (each) =>
              tiktokBudget({ ...inputs, video: each }),
            ),
          },
        });
      },
    }),
  ],
};
