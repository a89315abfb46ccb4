import type { CampaignPlatform } from '../campaign/campaign-values.ts';

/** The reports of what an ad costs and brings, by the names of the landing pages' channels. */
export const adSources = ['google-ads', 'meta-ads', 'tiktok-ads'] as const;
export type AdSource = (typeof adSources)[number];

/** The reports of who watches and listens, paid or not. They never feed the cost or the views of a promise. */
export const audienceSources = ['youtube-studio', 'spotify-artists', 'apple-music'] as const;
export type AudienceSource = (typeof audienceSources)[number];

/** The reports whose columns are known. */
export const importSources = [...adSources, ...audienceSources] as const;
export type ImportSource = (typeof importSources)[number];

export const isAudienceSource = (source: ImportSource | null): source is AudienceSource =>
  audienceSources.some((one) => one === source);

/** The platform whose campaigns a report is about. */
const sourcePlatforms: Record<AdSource, CampaignPlatform> = {
  'google-ads': 'youtube',
  'meta-ads': 'meta',
  'tiktok-ads': 'tiktok',
};

/** Whether a report is about campaigns of another platform; one of an audience belongs to any campaign. */
export const isOtherPlatform = (source: ImportSource | null, platform: CampaignPlatform): boolean =>
  source !== null && !isAudienceSource(source) && sourcePlatforms[source] !== platform;

/** The names of the sources, the same in every language. */
export const sourceNames: Record<ImportSource, string> = {
  'google-ads': 'Google Ads',
  'meta-ads': 'Meta Ads Manager',
  'tiktok-ads': 'TikTok Ads Manager',
  'youtube-studio': 'YouTube Studio',
  'spotify-artists': 'Spotify for Artists',
  'apple-music': 'Apple Music for Artists',
};

/**
 * The counts of an ad; `quartile`: the plays that reached a quarter of the video. Each can be added up over days and campaigns;
 * reach cannot, and is never read.
 */
export const adCounts = ['impressions', 'views', 'clicks', 'quartile'] as const;
/** The counts of an audience: streams of a song or views of a video by everybody, saves, additions to playlists. */
export const audienceCounts = ['plays', 'saves', 'adds'] as const;
/** The counts of a day that can be added up. Listeners cannot: one person counts on each day. */
export const importCounts = [...adCounts, ...audienceCounts] as const;
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
  'listeners',
] as const;
export type ImportField = (typeof importFields)[number];

/** What a person can name a column of an unknown report. */
export const handFields = importFields.filter((field) => field !== 'starts' && field !== 'ends');

/** Limits of a file: bytes, rows and columns. A row of a workbook takes three times as long to read as one of a text. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_ROWS = { text: 50_000, workbook: 20_000 } as const;
export const MAX_IMPORT_COLUMNS = 200;
/** Rows of a whole table: those above and below the data are its title, period, header and totals. */
const AROUND = 50;
export const MAX_TABLE_ROWS = {
  text: MAX_IMPORT_ROWS.text + AROUND,
  workbook: MAX_IMPORT_ROWS.workbook + AROUND,
} as const;

/** The campaigns of a file that are imported at once: the URL of the import has the name of each. */
export const MAX_IMPORT_SERIES = 300;

/** Number of hexadecimal digits that name a campaign of a file, so that its own name is not stored. */
export const SERIES_DIGITS = 12;

/** A platform corrects its figures during this many days (an assumption of the agency, no rule of a platform). */
export const PROVISIONAL_DAYS = 3;

/** A fall of the sum of replaced days by more than this share must be seen before it is imported. */
export const NOTABLE_FALL = 0.05;

/** Costs are whole numbers of 1/10 000 of a currency, so that their sums are exact on both database engines. */
export const COST_SCALE = 10_000;

/** The figures of a day or of a period. A cost is in 1/10 000 of a currency; null: the report has no such figure. */
export type ImportFigures = Record<'cost' | ImportCount | 'listeners', number | null>;

export const noFigures: ImportFigures = {
  cost: null,
  impressions: null,
  views: null,
  clicks: null,
  quartile: null,
  plays: null,
  saves: null,
  adds: null,
  listeners: null,
};

/** The figures that can be added up, and all of them. */
export const additiveFigures = ['cost', ...importCounts] as const;
export const importFigures = [...additiveFigures, 'listeners'] as const;

/**
 * Adds figures; a figure that is missing on one side counts as nothing, and stays missing if both lack it. Listeners are
 * kept only if there is nothing to add: those of two days or songs may be the same people.
 */
export function addFigures(one: ImportFigures, other: ImportFigures): ImportFigures {
  const sum = { ...noFigures };
  if (one === noFigures) sum.listeners = other.listeners;
  for (const figure of additiveFigures) {
    const [a, b] = [one[figure], other[figure]];
    sum[figure] = a === null ? b : a + (b ?? 0);
  }
  return sum;
}

/** The cost of each country, in 1/10 000 of a currency, by the two letters of its code. */
export type CountryCosts = Readonly<Record<string, number>>;

/** Adds the costs of countries. */
export function addCountries(one: CountryCosts, other: CountryCosts): CountryCosts {
  const sum: Record<string, number> = { ...one };
  for (const [country, cost] of Object.entries(other)) sum[country] = (sum[country] ?? 0) + cost;
  return sum;
}

/** Whether figures are those of an audience alone: none of them is of an ad. */
export const isAudience = (figures: ImportFigures): boolean =>
  (['cost', ...adCounts] as const).every((figure) => figures[figure] === null);
