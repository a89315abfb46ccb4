import { z } from 'zod';
import { adRules } from '../domain/campaign/ad-notes.ts';
import { dayAlertNames } from '../domain/campaign/day-alerts.ts';
import {
  importCounts,
  importFields,
  importSources,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_SERIES,
} from '../domain/campaign-import/import-values.ts';
import { dayOrders } from '../domain/campaign-import/read-day.ts';
import { decimalSigns } from '../domain/campaign-import/read-number.ts';
import { importProblems } from '../domain/campaign-import/report-problem.ts';
import { abortWith } from '../domain/text/abort-with.ts';
import { LookDto } from './campaigns/campaign-look.ts';

/**
 * Imports of the platforms' own reports into a campaign. Days are those of the account at the platform, as its report
 * writes them; costs are euros unless said otherwise.
 */

const MAX_TITLE = 120;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What the reader decides where a file does not: all are absent at first. */
export const ImportOptions = z.object({
  decimal: z.enum(decimalSigns).optional(),
  dayOrder: z.enum(dayOrders).optional(),
  /** Three capitals, for a report that does not name its currency; with a rate, the currency that the rate is for. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Euros for one unit of the currency: `0.86`. */
  rate: z
    .string()
    .max(12, abortWith())
    .regex(/^\d{1,4}(?:\.\d{1,6})?$/)
    .optional(),
  /** First and last day of a report without days that does not name them. */
  from: day.optional(),
  to: day.optional(),
  /** The song or video of a report that does not name it. */
  title: z.string().max(MAX_TITLE, abortWith()).optional(),
  /** What the columns of an unknown report are: `0:day,3:cost`. Empty: what was named earlier is forgotten for this file. */
  fields: z
    .string()
    .max(MAX_IMPORT_COLUMNS * 16, abortWith())
    .regex(/^(?:\d{1,3}:[a-zA-Z]{1,11}(?:,\d{1,3}:[a-zA-Z]{1,11})*)?$/)
    .optional(),
  /** The place of the column that is the views, of `viewChoices`. */
  views: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  /** The chosen campaigns of the file, by `ImportPreview.series`, with commas between them. */
  series: z
    .string()
    .max(MAX_IMPORT_SERIES * 13, abortWith())
    .regex(/^(?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?$/)
    .optional(),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** `POST /api/campaigns/{id}/imports`: the previewed bytes and what was decided about them. */
export const ImportQuery = ImportOptions.extend({
  /** The `sha256` of the preview. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The `replaced.key` of the preview; absent: the preview replaces nothing. */
  replaces: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

const figure = z.number().nullable();
/** A figure is null if the report lacks it. */
const Figures = z.object({
  cost: figure,
  impressions: figure,
  views: figure,
  clicks: figure,
  /** Streams of a song or views of a video by everybody: never the views of a promise. */
  plays: figure,
  saves: figure,
  adds: figure,
  /** People; null for more than one day or song, since they cannot be added up. */
  listeners: figure,
});
export type ImportFiguresDto = z.infer<typeof Figures>;

const Period = Figures.extend({
  days: z.int(),
  /** First and last day with figures; null without one. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/**
 * The rows of an imported file, one for each of its campaigns and days, and those of them that no newer import has replaced; null:
 * nothing is counted of it.
 */
const Counted = z.object({ series: z.int(), rows: z.int(), counting: z.int() }).nullable();

/** `POST /api/campaigns/{id}/imports/preview`: how the file was read. Nothing is stored. */
export const ImportPreview = z.object({
  /** SHA-256 of the bytes. */
  sha256: z.string(),
  bytes: z.int(),
  rows: z.int(),
  /** Null: no known report. */
  source: z.enum(importSources).nullable(),
  /** Of an unknown report: whether its columns are named, and were so in an earlier file. */
  columnsNamed: z.enum(['now', 'earlier']).nullable(),
  /** Whether it is about listeners, and feeds neither the cost nor the views of the campaign. */
  isAudience: z.boolean(),
  /** Whether it is one total of a period, without days. */
  isTotal: z.boolean(),
  decimal: z.enum(decimalSigns).nullable(),
  dayOrder: z.enum(dayOrders).nullable(),
  /** Of the chosen campaigns, or the one that the reader named; null: unknown, or several. */
  currency: z.string().nullable(),
  /** Euros for one unit of the currency. */
  rate: z.number().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** Null: left out. */
      field: z.enum(importFields).nullable(),
      /** Why it cannot be imported; null: it is only not needed, or it is imported. */
      reason: z.enum(['not_additive', 'computed']).nullable(),
      /** The first cell below the header that is not of a total. */
      first: z.string(),
    }),
  ),
  /** The columns of which one is the views of the promise; empty: there is no choice. */
  viewChoices: z.array(z.object({ place: z.int(), name: z.string() })),
  /** Whether accents that another program had broken were repaired. */
  repaired: z.boolean(),
  /** The sums of all rows, and the file's own total row, if it has one. Costs are in the report's currency. */
  sums: z.array(z.object({ field: z.enum(['cost', ...importCounts]), read: figure, total: figure })),
  series: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      days: z.int(),
      chosen: z.boolean(),
      /** Of its costs; more than one cannot be added up. */
      currencies: z.array(z.string()),
      cost: figure,
      views: figure,
      plays: figure,
    }),
  ),
  /** The days of the chosen campaigns. */
  days: z.array(
    z.object({
      day: z.string(),
      cost: figure,
      views: figure,
      plays: figure,
      /** The platform may still correct it. */
      provisional: z.boolean(),
      /** An earlier import has this day. */
      replaces: z.boolean(),
    }),
  ),
  chosen: Period,
  /** What earlier imports say about the days that this one covers, and what it will be; null: they say nothing. */
  replaced: z
    .object({
      days: z.int(),
      figure: z.enum(['cost', 'views', 'plays']),
      ...{ before: figure, after: figure },
      /** Names exactly this: the import says by it that a person saw it. */
      key: z.string(),
    })
    .nullable(),
  left: z.object({
    totals: z.int(),
    unfinished: z.int(),
    unreadable: z.int(),
    /** Negative costs, which the platform pays back. */
    credits: z.int(),
    /** Rows of a week or longer. */
    longer: z.int(),
    /** Rows of a country beside one of all countries, which counts alone. */
    parts: z.int(),
    /** The first unreadable cells, then the first credits. */
    cells: z.array(z.object({ line: z.int(), column: z.string(), value: z.string() })),
  }),
  /** Rows that are added up with others of the same campaign and day, and what they become. */
  merged: z.object({ rows: z.int(), into: z.int() }),
  problem: z.enum(importProblems).nullable(),
  /** With `other_days`: the days of the chosen campaigns, and those that are not the campaign's. */
  foreign: z.object({ days: z.int(), outside: z.int() }).nullable(),
  /** The newest import of the same bytes into this campaign; without `same_file`, it was withdrawn. Null: there is none. */
  earlier: z
    .object({
      at: z.string(),
      by: z.string().nullable(),
      withdrawnAt: z.string().nullable(),
      withdrawnBy: z.string().nullable(),
      counted: Counted,
      /** The number of chosen campaigns that it lacks; 0 for a report that names none. */
      lacking: z.int(),
    })
    .nullable(),
  /** Another campaign that has an import of the same bytes; null: none has. */
  elsewhere: z.object({ id: z.string(), artist: z.string() }).nullable(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const CampaignImportDto = Figures.extend({
  id: z.string(),
  source: z.enum(importSources).nullable(),
  /** SHA-256 of the imported bytes, which are not kept. */
  sha256: z.string(),
  rows: z.int(),
  from: z.string(),
  to: z.string(),
  /** The currency of the file, and euros for one unit of it; null: euros. */
  currency: z.string(),
  rate: z.number().nullable(),
  /** The column that was imported as views: platforms count several kinds. */
  viewMetric: z.string().nullable(),
  isTotal: z.boolean(),
  /** The songs or videos of an audience's report. */
  titles: z.array(z.string()),
  at: z.string(),
  /** The account's name; null: the account was deleted. */
  by: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
});
export type CampaignImportDto = z.infer<typeof CampaignImportDto>;

/** `GET /api/campaigns/{id}/imports`: newest first, with the figures that follow from those that are not withdrawn. */
export const CampaignImportList = z.object({
  imports: z.array(CampaignImportDto.extend({ counted: Counted })),
  figures: Period,
  /** The figures of the campaign's result that come from a file that was withdrawn since. */
  withdrawn: z.array(z.enum(['actualViews', 'actualCost', 'actualReach'])),
  /** The figures of each day, oldest first; a day that no report has is absent. */
  days: z.array(Figures.extend({ day: z.string() })),
  /**
   * The online landing pages of the same release: visits from the platform's ads on the days of the figures, and first clicks
   * among them. `campaigns`: those of this artist and platform on these days, which the counts cannot tell apart.
   */
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      channel: z.enum(['google-ads', 'meta-ads', 'tiktok-ads']),
      visits: z.int(),
      conversions: z.int(),
      campaigns: z.int(),
    }),
  ),
  /** The days of listeners, by source and song; a source is null if the columns were named by hand. */
  audiences: z.array(
    z.object({
      /** Names it in `looks`. */
      key: z.string(),
      source: z.enum(importSources).nullable(),
      title: z.string(),
      days: z.array(Figures.extend({ day: z.string() })),
    }),
  ),
  /** What is unusual in the figures of the ads; amounts of `abroad` in euros. */
  adNotes: z.array(
    z.object({
      rule: z.enum(adRules),
      found: z.number(),
      against: z.number(),
      usual: z.number().nullable(),
      countries: z.array(z.object({ country: z.string(), cost: z.number() })),
    }),
  ),
  /** The unusual days at which a person looked. */
  looks: z.array(LookDto),
  /** The warnings of the days that a person hid as settled. */
  hiddenAlerts: z.array(z.enum(dayAlertNames)),
});
export type CampaignImportList = z.infer<typeof CampaignImportList>;
