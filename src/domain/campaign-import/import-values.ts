import type { CampaignPlatform } from '../campaign/campaign-values.ts';

/** The reports whose columns are known, by the names of the landing pages' channels. */
export const importSources = ['google-ads', 'meta-ads', 'tiktok-ads'] as const;
export type ImportSource = (typeof importSources)[number];

/** The platform whose campaigns a report is about. */
export const sourcePlatforms: Record<ImportSource, CampaignPlatform> = {
  'google-ads': 'youtube',
  'meta-ads': 'meta',
  'tiktok-ads': 'tiktok',
};

/** The names of the sources, the same in every language. */
export const sourceNames: Record<ImportSource, string> = {
  'google-ads': 'Google Ads',
  'meta-ads': 'Meta Ads Manager',
  'tiktok-ads': 'TikTok Ads Manager',
};

/** The counts of a day. Each can be added up over days and campaigns; reach and listeners cannot, and are never read. */
export const importCounts = ['impressions', 'views', 'clicks'] as const;
export type ImportCount = (typeof importCounts)[number];

/** What a column of a report can be. */
export const importFields = [
  'day',
  /** The first and the last day of a row: it is daily where both are the same. */
  'starts',
  'ends',
  'campaign',
  'campaignId',
  'currency',
  'country',
  'cost',
  ...importCounts,
] as const;
export type ImportField = (typeof importFields)[number];

/** Limits of a file: bytes, rows and columns. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;
export const MAX_IMPORT_COLUMNS = 200;
/** Rows of a whole table: those above and below the data are its title, period, header and totals. */
export const MAX_TABLE_ROWS = MAX_IMPORT_ROWS + 50;

/** Number of hexadecimal digits that name a campaign of a file, so that its own name is not stored. */
export const SERIES_DIGITS = 12;

/** A platform corrects its figures during this many days (an assumption of the agency, no rule of a platform). */
export const PROVISIONAL_DAYS = 3;

/** Costs are whole numbers of 1/10 000 of a currency, so that their sums are exact on both database engines. */
export const COST_SCALE = 10_000;

/** The figures of a day or of a period. A cost is in 1/10 000 of a currency; null: the report has no such figure. */
export interface ImportFigures {
  cost: number | null;
  impressions: number | null;
  views: number | null;
  clicks: number | null;
}

export const noFigures: ImportFigures = { cost: null, impressions: null, views: null, clicks: null };

/** Adds figures; a figure that is missing on one side counts as nothing, and stays missing if both lack it. */
export function addFigures(one: ImportFigures, other: ImportFigures): ImportFigures {
  const sum = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0));
  return {
    cost: sum(one.cost, other.cost),
    impressions: sum(one.impressions, other.impressions),
    views: sum(one.views, other.views),
    clicks: sum(one.clicks, other.clicks),
  };
}
