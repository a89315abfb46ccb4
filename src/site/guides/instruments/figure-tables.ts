import { kpiTables } from './kpi-tables.ts';
import { metaTables } from './meta-tables.ts';
import { platformTables } from './platform-tables.ts';
import { roiTables } from './roi-tables.ts';
import { tiktokTables } from './tiktok-tables.ts';
import { youtubeTables } from './youtube-tables.ts';

/** All tables that a guide can show, by the id that its MDX uses. */
export const figureTableBuilders = {
  ...youtubeTables,
  ...metaTables,
  ...tiktokTables,
  ...roiTables,
  ...kpiTables,
  ...platformTables,
};

export type FigureTableId = keyof typeof figureTableBuilders;
