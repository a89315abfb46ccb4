import { z } from 'zod';
import { importCounts, importFields, importSources } from '../domain/campaign-import/import-values.ts';
import { dayOrders } from '../domain/campaign-import/read-day.ts';
import { decimalSigns } from '../domain/campaign-import/read-number.ts';
import { importProblems } from '../domain/campaign-import/report-problem.ts';
import { abortWith } from '../domain/text/abort-with.ts';

/**
 * Imports of the platforms' own reports into a campaign. Days are those of the account at the platform, as its report
 * writes them; costs are euros unless said otherwise.
 */

/** A report may list many campaigns; the URL must hold the names of those that are imported. */
const MAX_SERIES = 300;

/** What the reader decides where a file does not: all are absent at first. */
export const ImportOptions = z.object({
  decimal: z.enum(decimalSigns).optional(),
  dayOrder: z.enum(dayOrders).optional(),
  /** Three capitals, for a report that does not name its currency. */
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
  /** The place of the column that is the views, of `viewChoices`. */
  views: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  /** The chosen campaigns of the file, by `ImportPreview.series`, with commas between them. */
  series: z
    .string()
    .max(MAX_SERIES * 13, abortWith())
    .regex(/^(?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?$/)
    .optional(),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** `POST /api/campaigns/{id}/imports`: the previewed bytes and what was decided about them. */
export const ImportQuery = ImportOptions.extend({
  /** The `sha256` of the preview. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

const figure = z.number().nullable();
/** A figure is null if the report lacks it. */
const Figures = z.object({ cost: figure, impressions: figure, views: figure, clicks: figure });
export type ImportFiguresDto = z.infer<typeof Figures>;

const Period = Figures.extend({
  days: z.int(),
  /** First and last day with figures; null without one. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** `POST /api/campaigns/{id}/imports/preview`: how the file was read. Nothing is stored. */
export const ImportPreview = z.object({
  /** SHA-256 of the bytes. */
  sha256: z.string(),
  bytes: z.int(),
  rows: z.int(),
  /** Null: no known report. */
  source: z.enum(importSources).nullable(),
  decimal: z.enum(decimalSigns).nullable(),
  dayOrder: z.enum(dayOrders).nullable(),
  /** Of the report, or the one that the reader named. */
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
      /** The first cell below the header. */
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
    Figures.extend({ key: z.string(), name: z.string(), days: z.int(), chosen: z.boolean() }).omit({
      impressions: true,
      clicks: true,
    }),
  ),
  /** The days of the chosen campaigns. */
  days: z.array(
    z.object({
      day: z.string(),
      cost: figure,
      views: figure,
      /** The platform may still correct it. */
      provisional: z.boolean(),
      /** An earlier import has this day. */
      replaces: z.boolean(),
    }),
  ),
  chosen: Period,
  /** What earlier imports say about the days that this one covers, and what it will be; null: they say nothing. */
  replaced: z.object({ days: z.int(), before: figure, after: figure }).nullable(),
  left: z.object({
    totals: z.int(),
    unfinished: z.int(),
    unreadable: z.int(),
    /** The first unreadable cells. */
    cells: z.array(z.object({ line: z.int(), column: z.string(), value: z.string() })),
  }),
  problem: z.enum(importProblems).nullable(),
  /** With `other_days`: the days of the file, and those that are not the campaign's. */
  foreign: z.object({ days: z.int(), outside: z.int() }).nullable(),
  /** With `same_file`: when it was imported, and by whom. */
  earlier: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
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
  /** The column that was imported as views: platforms count several kinds. */
  viewMetric: z.string().nullable(),
  at: z.string(),
  /** The account's name; null: the account was deleted. */
  by: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
});
export type CampaignImportDto = z.infer<typeof CampaignImportDto>;

/** `GET /api/campaigns/{id}/imports`: newest first, with the figures that follow from those that are not withdrawn. */
export const CampaignImportList = z.object({
  imports: z.array(CampaignImportDto),
  figures: Period,
  /** The figures of each day, oldest first; a day that no report has is absent. */
  days: z.array(Figures.extend({ day: z.string() })),
});
export type CampaignImportList = z.infer<typeof CampaignImportList>;
