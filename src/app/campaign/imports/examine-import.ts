import { createHash } from 'node:crypto';
import type { ImportOptions, ImportPreview } from '../../../contracts/campaign-import.ts';
import type { ImportedDay } from '../../../domain/campaign-import/current-days.ts';
import type { DatedImport } from '../../../domain/campaign-import/figure-sources.ts';
import {
  type FoundHeader,
  findHeader,
  headerKey,
  likelyHeader,
} from '../../../domain/campaign-import/find-header.ts';
import {
  handFields,
  type ImportField,
  importCounts,
  isAudience,
  isAudienceSource,
  MAX_IMPORT_BYTES,
} from '../../../domain/campaign-import/import-values.ts';
import { reasonOf } from '../../../domain/campaign-import/known-headers.ts';
import { currenciesOf, readReport } from '../../../domain/campaign-import/read-report.ts';
import { foreignDays, problemOf, type Span } from '../../../domain/campaign-import/report-problem.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { calledNames } from '../../account/called-names.ts';
import type { Asker } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { CampaignImport, NamedColumns } from '../../ports/campaign-imports.ts';
import type { Campaign } from '../../ports/campaigns.ts';
import type { TableReading, UnreadableFile } from '../../ports/tables.ts';
import { type Failed, fail, ok, type Result } from '../../result.ts';
import { chosenDays, seriesOf } from './chosen-days.ts';
import { addsTo, earlierImport, euros, shown } from './import-dto.ts';
import { readBytes } from './read-bytes.ts';

/** `Retry-After` of an account with too many uploads under way, in milliseconds. */
const BUSY_MS = 2000;
/** Hexadecimal digits by which the header of an unknown report is remembered. */
const HEADER_DIGITS = 32;
/** The unreadable cells that a preview shows. */
const SHOWN_CELLS = 20;

export type ExamineFailure =
  | 'not_found'
  | 'import_too_large'
  | 'import_interrupted'
  | 'import_empty'
  | 'import_busy'
  | UnreadableFile;

/** A report as it was read for a campaign: what is shown, and what would be stored. */
export interface Examined {
  preview: ImportPreview;
  days: ImportedDay[];
  viewMetric: string | null;
  /** The columns that the reader named, to remember; null: the report is a known one. */
  named: NamedColumns | null;
  /** The imports against which what is replaced was found, oldest first. */
  covering: DatedImport[];
}

/** Reads a file for a campaign. Nothing is stored, and the bytes are forgotten. */
export async function examineImport(
  ports: Ports,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  options: ImportOptions,
  asker: Asker,
): Promise<Result<Examined, ExamineFailure>> {
  const campaign = await ports.campaigns.byId(id);
  if (!campaign) return fail('not_found');
  const place = ports.uploads.enter(asker.who.account.id);
  if (!place) return { ...fail('import_busy'), retryAfterMs: BUSY_MS } satisfies Failed;
  try {
    const bytes = await readBytes(body, MAX_IMPORT_BYTES);
    if (!bytes.ok) return fail(`import_${bytes.code}`);
    const readings = ports.tables.read(bytes.value);
    if (!readings.ok) return readings;
    const table = chosenReading(readings.value);
    const rows = table.reading.all();
    if (!rows.ok) return rows;

    const { reading, header } = table;
    const { repaired, decimal } = reading;
    const read = { bytes: bytes.value, rows: rows.value, repaired, decimal, header };
    return ok(await examined(ports, campaign, read, options));
  } finally {
    place.leave();
  }
}

/** Returns the first way of reading in which a known report is found, else the one with most columns. */
function chosenReading(readings: readonly TableReading[]): { reading: TableReading; header: FoundHeader } {
  for (const reading of readings) {
    const header = findHeader(reading.head);
    if (header) return { reading, header };
  }
  const width = ({ head }: TableReading) => head[likelyHeader(head)]?.length ?? 0;
  const [reading] = readings.toSorted((one, other) => width(other) - width(one));
  if (!reading) throw new Error('A table that was read has no reading.');
  const row = likelyHeader(reading.head);
  const fields = (reading.head[row] ?? []).map(() => null);
  return {
    reading,
    header: { row, source: null, language: null, fields, isPeriods: false, viewChoices: [] },
  };
}

interface ReadTable {
  bytes: Uint8Array;
  rows: string[][];
  repaired: boolean;
  /** As in `TableReading`. */
  decimal: TableReading['decimal'];
  header: FoundHeader;
}

async function examined(
  ports: Ports,
  campaign: Campaign,
  { bytes, rows, repaired, decimal: numbers, header: foundHeader }: ReadTable,
  options: ImportOptions,
): Promise<Examined> {
  const today = agencyDay(ports.clock.now());
  const decimal = options.decimal ?? numbers ?? undefined;
  const { dayOrder } = options;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stored = await ports.campaignImports.list(campaign.id);
  const names = rows[foundHeader.row] ?? [];
  const named = foundHeader.source === null ? await namedColumns(ports, names, options.fields) : null;
  const header = named
    ? { ...foundHeader, fields: [...named.fields] }
    : withViews(foundHeader, names, options.views, stored);
  const report = readReport(rows, header, { today, decimal, dayOrder, title: options.title });
  const period = report.isTotal ? (report.period ?? spanOf(options, today)) : null;
  const same = stored.find((one) => one.sha256 === sha256);
  const { source } = header;
  const series = seriesOf(report, campaign, new Set(stored.flatMap((one) => one.series)), options.series);
  const chosenKeys = new Map(
    series.filter(({ chosen }) => chosen).map(({ campaign, key }) => [campaign, key]),
  );
  // Before one is chosen, the question is about all of them.
  const asked = chosenKeys.size > 0 ? [...chosenKeys.keys()] : series.map(({ campaign }) => campaign);
  const found = currenciesOf(report, asked);
  const currencies = found.length === 0 && options.currency !== undefined ? [options.currency] : found;
  const currency = currencies.length === 1 ? (currencies[0] ?? null) : null;
  // A rate that was named for another currency is not one for this: the choice of campaigns may have changed it.
  const isOfRate = options.currency === undefined || options.currency === currency;
  const rate = options.rate === undefined || !isOfRate ? null : Number(options.rate);
  const isSameFile = same?.withdrawnAt === null;
  const covering = await ports.campaignImports.covering(campaign.id);
  // The key of a report that names no campaign is that of a title, which is typed anew.
  const isNamed = header.fields.some((field) => field === 'campaign' || field === 'campaignId');
  const wanted = isNamed ? [...chosenKeys.values()] : [];
  const earlier = same ? earlierImport(same, covering, wanted, await calledNames(ports.accounts)) : null;
  const isWantedAgain = earlier !== null && addsTo(earlier);
  const hasRate = rate !== null && rate > 0;
  const chosen = report.days.filter((row) => chosenKeys.has(row.campaign));
  const { title } = options;
  const judged = { report, header, chosen, campaign, isSameFile, isWantedAgain };
  const problem = problemOf({ ...judged, currencies, hasRate, period, title });
  const inEuros = currency === 'EUR' ? 1 : (rate ?? 1);
  // A total without its period has no day yet.
  const dated = report.isTotal && period === null ? [] : report.days;
  const days = dated.flatMap(({ campaign: name, day, ...figures }): ImportedDay[] => {
    const key = chosenKeys.get(name);
    const cost = figures.cost === null ? null : Math.round(figures.cost * inEuros);
    const countries = Object.fromEntries(
      Object.entries(figures.countries).map(([country, spent]) => [country, Math.round(spent * inEuros)]),
    );
    return key === undefined
      ? []
      : [{ ...figures, countries, series: key, day: day || (period?.to ?? ''), cost }];
  });
  const { unreadable, credits, totals, unfinished, longer, parts } = report;
  const preview: ImportPreview = {
    sha256,
    bytes: bytes.length,
    rows: report.rows,
    source,
    columnsNamed: named && (options.fields === undefined ? 'earlier' : 'now'),
    isAudience: isAudienceSource(source) || (named !== null && isAudience(report.sums)),
    isTotal: report.isTotal,
    decimal: report.decimal ?? null,
    dayOrder: report.dayOrder ?? null,
    currency,
    rate,
    columns: names.map((name, at) => {
      const field = header.fields[at] ?? null;
      return {
        name: shown(name),
        field,
        reason: field === null ? reasonOf(name) : null,
        first: shown(report.first[at] ?? ''),
      };
    }),
    viewChoices: header.viewChoices.map((place) => ({ place, name: shown(names[place] ?? '') })),
    repaired,
    sums: (['cost', ...importCounts] as const)
      .filter((field) => header.fields.includes(field))
      .map((field) => {
        const scaled = (value: number | null) => (field === 'cost' ? euros(value) : value);
        return { field, read: scaled(report.sums[field]), total: scaled(report.total?.[field] ?? null) };
      }),
    series: series.map(({ campaign: one, key, name, figures, days: count, chosen }) => ({
      ...{ key, name: shown(name), days: count, chosen, currencies: currenciesOf(report, [one]) },
      cost: euros(figures.cost),
      views: figures.views,
      plays: figures.plays,
    })),
    ...chosenDays(days, source, covering, { today, period }),
    left: {
      totals,
      unfinished,
      unreadable: unreadable.length,
      credits: credits.length,
      ...{ longer, parts },
      cells: [...unreadable, ...credits]
        .slice(0, SHOWN_CELLS)
        .map(({ line, column, value }) => ({ line, column: shown(column), value: shown(value) })),
    },
    merged: report.merged,
    problem,
    foreign: problem === 'other_days' ? foreignDays(chosen, campaign, period) : null,
    earlier,
    elsewhere: (await ports.campaignImports.elsewhere(campaign.id, sha256)) ?? null,
  };
  const viewMetric = names[header.fields.indexOf('views')] ?? null;
  return {
    preview,
    days,
    viewMetric: viewMetric === null ? null : shown(viewMetric),
    named,
    covering,
  };
}

/** Returns the period that the reader named; null: none, or one that is not over. */
function spanOf({ from, to }: ImportOptions, today: string): Span | null {
  return from !== undefined && to !== undefined && from <= to && to < today ? { from, to } : null;
}

/** Returns the columns of an unknown report as the reader names them, else as they were named in an earlier file. */
async function namedColumns(
  ports: Ports,
  names: readonly string[],
  fields: string | undefined,
): Promise<NamedColumns | null> {
  const header = createHash('sha256').update(headerKey(names)).digest('hex').slice(0, HEADER_DIGITS);
  const columns =
    fields === undefined ? await ports.campaignImports.columnsOf(header) : columnsOf(names, fields);
  return columns?.some((field) => field !== null) ? { header, fields: columns } : null;
}

/** Reads `0:day,3:cost`. What is no column, or no field, is left out; each field is one column. */
function columnsOf(names: readonly string[], fields: string): (ImportField | null)[] {
  const columns: (ImportField | null)[] = names.map(() => null);
  for (const pair of fields.split(',')) {
    const [place = '', name] = pair.split(':');
    const field = handFields.find((one) => one === name);
    if (field && Number(place) < columns.length && !columns.includes(field)) columns[Number(place)] = field;
  }
  return columns;
}

/**
 * Returns the header with its column of views: the one that the reader chose, else the one of the newest import of the same
 * report into this campaign.
 */
function withViews(
  header: FoundHeader,
  names: readonly string[],
  chosen: string | undefined,
  stored: readonly CampaignImport[],
): FoundHeader {
  const { viewChoices, fields, source } = header;
  const last = stored.find((one) => one.source === source)?.viewMetric;
  const place = viewChoices.find((at) =>
    chosen === undefined ? shown(names[at] ?? '') === last : String(at) === chosen,
  );
  return place === undefined ? header : { ...header, fields: fields.with(place, 'views') };
}
