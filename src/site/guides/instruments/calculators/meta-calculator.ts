import { solved } from '../../../../domain/guide/calculator-fields.ts';
import { metaAudiences, metaBudget, metaFields } from '../../../../domain/guide/meta-budget.ts';
import { fillFigures, formatFigure } from '../../../../i18n/format-figure.ts';
import { audienceReading } from '../audience-reading.ts';
import { budgetsOf } from '../budget-chart.ts';
import { type Calculator, definePart, type Wording } from '../calculator-definition.ts';

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
        const rows = budgetsOf(
          metaAudiences,
          inputs.audience,
          metaAudienceNames(wording),
          wording,
          (audience) => metaBudget({ ...inputs, audience }),
        );
        const goal = { name: 'reach', count: inputs.reach } as const;
        return solved(audienceReading(wording, { platform: 'meta', budget: outcome.value, goal, rows }));
      },
    }),
  ],
};
