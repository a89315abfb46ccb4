import { solved } from '../../../../domain/guide/calculator-fields.ts';
import { youtubeAudiences, youtubeBudget, youtubeFields } from '../../../../domain/guide/youtube-budget.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { audienceReading } from '../audience-reading.ts';
import { budgetsOf } from '../budget-chart.ts';
import { type Calculator, definePart } from '../calculator-definition.ts';

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
      read: (wording, inputs) => {
        const outcome = youtubeBudget(inputs);
        if (!outcome.ok) return outcome;
        const rows = budgetsOf(
          youtubeAudiences,
          inputs.audience,
          wording.t.youtube.choices.audience,
          wording,
          (audience) => youtubeBudget({ ...inputs, audience }),
        );
        const goal = { name: 'views', count: inputs.views } as const;
        return solved(audienceReading(wording, { platform: 'youtube', budget: outcome.value, goal, rows }));
      },
    }),
  ],
};
