import { fill } from '../../../../i18n/format.ts';
import { formatFigure } from '../../../../i18n/format-figure.ts';
import { clickTables } from './click-tables.ts';
import { metaTables } from './meta-tables.ts';
import { platformTables } from './platform-tables.ts';
import { roiTables } from './roi-tables.ts';
import { limit, plain, type TableBuilder } from './table-data.ts';
import { tiktokTables } from './tiktok-tables.ts';
import { youtubeTables } from './youtube-tables.ts';

const kpiTables = {
  'kpi.targets': (w) => {
    const { metrics, kpi, columns } = w.t;
    const share = formatFigure(w.locale, 'kpi.acquisitionShare');
    return {
      caption: kpi.targets,
      columns: [columns.metric, columns.target],
      rows: [
        { name: metrics.returnOnAdSpend, cells: [limit(w, 'atLeast', 'kpi.returnOnAdSpend')] },
        { name: kpi.target.acquisition, cells: [{ text: fill(kpi.lifetimeShare, { figure: share }) }] },
        { name: kpi.target.conversion, cells: [plain(w, 'kpi.conversion.streaming')] },
      ],
    };
  },
  'kpi.abTest': (w) => ({
    caption: w.t.kpi.abTest,
    columns: [w.t.columns.condition, w.t.columns.threshold],
    rows: [
      { name: w.t.kpi.conditions.impressions, cells: [limit(w, 'atLeast', 'kpi.abTest.impressions')] },
      { name: w.t.kpi.conditions.confidence, cells: [limit(w, 'atLeast', 'kpi.abTest.confidence')] },
    ],
  }),
} as const satisfies Record<string, TableBuilder>;

/** All tables that a guide can show, by the id that its text uses. */
export const figureTableBuilders = {
  ...youtubeTables,
  ...metaTables,
  ...tiktokTables,
  ...roiTables,
  ...kpiTables,
  ...clickTables,
  ...platformTables,
};

export type FigureTableId = keyof typeof figureTableBuilders;

export const isFigureTable = (id: string): id is FigureTableId => Object.hasOwn(figureTableBuilders, id);
