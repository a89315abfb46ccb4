import {
  tiktokAges,
  tiktokTargetingFactor,
  tiktokTargetings,
  tiktokVideoFactor,
  tiktokVideos,
} from '../../../../domain/guide/tiktok-budget.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { ageName } from '../calculators/tiktok-calculator.ts';
import { barred, factor, limit, plain, type TableBuilder, words } from './table-data.ts';

export const tiktokTables = {
  'tiktok.ages': (w) => ({
    caption: w.t.tiktok.ages,
    columns: [w.t.columns.age, w.t.columns.costPerThousand],
    rows: tiktokAges.map((age) => ({
      name: ageName(w.calculators, age),
      cells: [barred(w, `tiktok.costPerThousand.${age}`)],
    })),
  }),
  'tiktok.viral': (w) => ({
    caption: w.t.tiktok.viral,
    columns: [w.t.columns.video, w.t.columns.factor],
    rows: tiktokVideos.map((video) => ({
      name: w.calculators.tiktok.choices.video[video],
      cells: [factor(w, tiktokVideoFactor(video))],
    })),
  }),
  'tiktok.targeting': (w) => ({
    caption: w.t.tiktok.targeting,
    columns: [w.t.columns.targeting, w.t.columns.factor],
    rows: tiktokTargetings.map((targeting) => ({
      name: w.calculators.tiktok.choices.targeting[targeting],
      cells: [factor(w, tiktokTargetingFactor(targeting))],
    })),
  }),
  'tiktok.phases': (w) => {
    const { tiktok, columns, metrics, none } = w.t;
    const after = fill(tiktok.after, { figure: formatFigure(w.locale, 'tiktok.stopAfter') });
    return {
      caption: tiktok.phases,
      columns: [columns.phase, columns.budget, columns.duration, columns.signal, columns.threshold],
      rows: [
        {
          name: tiktok.phase.test,
          cells: [
            plain(w, 'tiktok.test.budget'),
            plain(w, 'tiktok.test.days'),
            words(metrics.completionRate),
            limit(w, 'over', 'tiktok.test.completionRate'),
          ],
        },
        {
          name: tiktok.phase.scale,
          cells: [
            plain(w, 'tiktok.scaleStep'),
            { text: none },
            words(metrics.shareRate),
            limit(w, 'over', 'tiktok.scale.shareRate'),
          ],
        },
        {
          name: tiktok.phase.stop,
          cells: [
            { text: none },
            { text: after },
            words(metrics.clickRate),
            limit(w, 'under', 'tiktok.stopBelow.clickRate'),
          ],
        },
      ],
    };
  },
} as const satisfies Record<string, TableBuilder>;
