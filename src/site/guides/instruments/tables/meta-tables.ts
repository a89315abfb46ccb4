import { figures } from '../../../../domain/benchmarks/figures.ts';
import { metaAudienceFactor, metaAudiences, metaGenres } from '../../../../domain/guide/meta-budget.ts';
import { fillFigures } from '../../../../i18n/format-figure.ts';
import { metaAudienceNames } from '../calculators/meta-calculator.ts';
import { barred, effect, factor, limit, plain, type TableBuilder, words } from './table-data.ts';

export const metaTables = {
  'meta.genres': (w) => ({
    caption: w.t.meta.genres,
    columns: [w.t.columns.genre, w.t.columns.costPerThousand],
    rows: metaGenres.map((genre) => ({
      name: w.calculators.meta.choices.genre[genre],
      cells: [barred(w, `meta.costPerThousand.${genre}`)],
    })),
  }),
  'meta.audiences': (w) => {
    const names = metaAudienceNames({ locale: w.locale, t: w.calculators });
    return {
      caption: w.t.meta.audiences,
      columns: [w.t.columns.audience, w.t.columns.effect, w.t.columns.factor],
      rows: metaAudiences.map((audience) => ({
        name: names[audience],
        cells: [
          effect(w, `meta.audience.${audience}`),
          { text: factor(w, metaAudienceFactor(audience)).text },
        ],
      })),
    };
  },
  'meta.splits': (w) => ({
    caption: w.t.meta.splits,
    columns: [w.t.columns.split, 'Facebook', 'Instagram'],
    rows: (['split', 'plan'] as const).map((reading) => {
      const facebook = figures[`meta.${reading}.facebook`].value;
      return {
        name: w.t.meta.split[reading === 'split' ? 'running' : 'plan'],
        cells: [
          // The pale end of the bar is Instagram's share.
          { ...plain(w, `meta.${reading}.facebook`), bar: { low: facebook, high: 1, tone: 'meta' } },
          plain(w, `meta.${reading}.instagram`),
        ],
      };
    }),
  }),
  'meta.targets': (w) => {
    const { metrics, meta, columns } = w.t;
    return {
      caption: meta.targets,
      columns: [columns.metric, columns.threshold, columns.decision],
      rows: [
        {
          name: metrics.clickRate,
          cells: [
            limit(w, 'over', 'meta.scaleAbove.clickRate'),
            words(fillFigures(w.locale, meta.decisions.scale)),
          ],
        },
        {
          name: metrics.clickRate,
          cells: [limit(w, 'over', 'meta.target.clickRate'), words(meta.decisions.keep)],
        },
        {
          name: metrics.clickRate,
          cells: [limit(w, 'under', 'meta.pauseBelow.clickRate'), words(meta.decisions.pause)],
        },
        {
          name: metrics.engagement,
          cells: [limit(w, 'over', 'meta.target.engagement'), words(meta.decisions.keep)],
        },
        {
          name: metrics.returnOnAdSpend,
          cells: [limit(w, 'over', 'meta.target.returnOnAdSpend'), words(meta.decisions.keep)],
        },
      ],
    };
  },
} as const satisfies Record<string, TableBuilder>;
