import type { Locale } from '../locale/locale.ts';
import { countryCode } from './country-code.ts';
import type { FoundHeader } from './find-header.ts';
import {
  addCountries,
  addFigures,
  type CountryCosts,
  type ImportField,
  type ImportFigures,
  type ImportSource,
  importFigures,
  noFigures,
} from './import-values.ts';
import { isAverage, isTotal, nameAndCurrency, plainName } from './known-headers.ts';
import { type DayOrder, dayOrderOf, readDay } from './read-day.ts';
import { type DecimalSign, decimalSignOf, readCost, readCount, readShare } from './read-number.ts';

/** The figures of one campaign of the file on one day. Costs are in 1/10 000 of the account's currency. */
export interface ReportDay extends ImportFigures {
  /** Empty: the report has no column of countries. */
  countries: CountryCosts;
  /** The campaign's id at the platform, else its plain name. */
  campaign: string;
  /** As the report writes it: `2026-11-02`, in the time zone of the account; empty: the whole period. */
  day: string;
}

/** A cell that should hold a figure or a day, and does not; or a credit. */
export interface UnreadableCell {
  /** Number of the row in the file, from 1. */
  line: number;
  /** The name of its column. */
  column: string;
  value: string;
}

/** What a report says. */
export interface Report {
  source: ImportSource | null;
  language: Locale | null;
  decimal: DecimalSign | undefined;
  dayOrder: DayOrder | undefined;
  /** The one currency that the report names, in three capitals; null: it names none, or several. */
  currency: string | null;
  /** The currencies that the rows of each campaign name, by `ReportDay.campaign`. */
  currencies: Map<string, Set<string>>;
  /** The rows below the header, without empty ones. */
  rows: number;
  /** The cells of the first row that is no total. */
  first: readonly string[];
  /** One entry for each campaign and day, before the present day. */
  days: ReportDay[];
  /** The names of the campaigns by `ReportDay.campaign`. */
  names: Map<string, string>;
  /** The sums of all rows that were read, those of unfinished days included. */
  sums: ImportFigures;
  /** The file's own total row, of several the one that is closest to the sums; null: it has none. */
  total: ImportFigures | null;
  totals: number;
  /** Rows of the present day, or of a later one. */
  unfinished: number;
  unreadable: UnreadableCell[];
  /** Negative costs: what a platform pays back for days that may not be in the report. They are not counted. */
  credits: UnreadableCell[];
  /** Rows of a week or longer, of which nothing is imported. */
  longer: number;
  /** Rows of a country that do not count, since the campaign and day also have a row of all countries. */
  parts: number;
  /** Rows that are added up with others of their campaign and day, and the entries that they become. */
  merged: { rows: number; into: number };
  /** Whether rows are weeks or months. */
  isPeriods: boolean;
  /** Whether the rows sum up the report's whole period instead of days. */
  isTotal: boolean;
  /** The period of such a report, if it names one. */
  period: { from: string; to: string } | null;
}

export interface ReadOptions {
  /** The present day at the agency. */
  today: string;
  /** Replace what the file would decide. */
  decimal?: DecimalSign | undefined;
  dayOrder?: DayOrder | undefined;
  /** What a report without a column of campaigns or songs is about. */
  title?: string | undefined;
}

/** Names a campaign of rows without one. */
const ALL = '';

/** Reads the rows below a header. Several rows of a campaign and day, as by device or country, are added up. */
export function readReport(
  table: readonly (readonly string[])[],
  header: FoundHeader,
  { today, decimal: givenSign, dayOrder: givenOrder, title = '' }: ReadOptions,
): Report {
  const names = table[header.row] ?? [];
  const places = new Map(header.fields.map((field, at) => [field, at] as const).toReversed());
  const place = (field: ImportField) => places.get(field) ?? -1;
  const cellOf = (row: readonly string[], field: ImportField) => row[place(field)]?.trim() ?? '';
  const rows = table
    .map((row, index) => ({ row, line: index + 1 }))
    .slice(header.row + 1)
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const hasDays = place('day') >= 0;
  const dayField = hasDays ? 'day' : 'starts';
  const dayCells = rows.map(({ row }) => cellOf(row, dayField));
  const dayOrder = givenOrder ?? dayOrderOf(dayCells, header.language);
  const decimal =
    givenSign ??
    decimalSignOf(
      rows.map(({ row }) => cellOf(row, 'cost')),
      header.language,
    );
  const sign = decimal ?? 'point';
  const dayOf = (row: readonly string[], field: ImportField) =>
    readDay(cellOf(row, field), dayOrder ?? 'dmy');
  const period = hasDays
    ? null
    : onePeriod(rows.map(({ row }) => [dayOf(row, 'starts'), dayOf(row, 'ends')]));
  const isTotalReport = !hasDays && !header.isPeriods && (place('starts') < 0 || period !== null);

  const entries = new Map<string, Entry>();
  const called = new Map<string, string>();
  const unreadable: UnreadableCell[] = [];
  const credits: UnreadableCell[] = [];
  const totalRows: ImportFigures[] = [];
  let unfinished = 0;
  let averages = 0;
  let longer = 0;
  let first: readonly string[] | undefined;
  let isPeriods = header.isPeriods;
  const headCurrency =
    names.map((name) => nameAndCurrency(name).currency).find((code) => code !== null) ?? null;
  const currencies: Report['currencies'] = new Map();
  // Meta leaves the name of its total row empty.
  const hasNames = place('campaign') >= 0 && rows.some(({ row }) => cellOf(row, 'campaign') !== '');
  const isNameless = (row: readonly string[]) =>
    header.source === 'meta-ads' && hasNames && cellOf(row, 'campaign') === '';

  const figuresOf = (row: readonly string[], line: number | null): ImportFigures => {
    const read = (field: keyof ImportFigures): number | null => {
      if (place(field) < 0) return null;
      const cell = cellOf(row, field);
      const value = field === 'cost' ? readCost(cell, sign) : readCount(cell, sign);
      const isCredit = field === 'cost' && (value ?? 0) < 0;
      if (value !== undefined && !isCredit) return value;
      const left = isCredit ? credits : unreadable;
      if (line !== null) left.push({ line, column: names[place(field)] ?? '', value: cell });
      return null;
    };
    const figures = { ...noFigures };
    for (const field of importFigures)
      if (field !== 'quartile' || header.source !== 'google-ads') figures[field] = read(field);
    // The share of a total row is rounded: it would not agree with the sum of the rows.
    if (line === null) figures.quartile = null;
    else if (header.source === 'google-ads')
      figures.quartile = quartileOf(readShare(cellOf(row, 'quartile'), sign), figures.impressions);
    return figures;
  };

  for (const { row, line } of rows) {
    const read = dayOf(row, dayField);
    const day = isTotalReport ? '' : read;
    const isLonger = !hasDays && read !== dayOf(row, 'ends');
    const hasNoDay = isTotalReport || read === undefined || isLonger;
    if (isNameless(row) || (hasNoDay && row.some(isTotal))) {
      totalRows.push(figuresOf(row, null));
      continue;
    }
    if (hasNoDay && row.some(isAverage)) {
      averages += 1;
      continue;
    }
    first ??= row;
    if (isLonger && !isTotalReport) isPeriods = true;
    if (!isTotalReport && (isLonger || header.isPeriods)) longer += 1;
    if (day === undefined) {
      if (place(dayField) >= 0)
        unreadable.push({ line, column: names[place(dayField)] ?? '', value: cellOf(row, dayField) });
      continue;
    }
    const figures = figuresOf(row, line);
    if (day >= today) unfinished += 1;
    const name = cellOf(row, 'campaign') || title;
    const campaign = cellOf(row, 'campaignId') || plainName(name) || ALL;
    called.set(campaign, called.get(campaign) || name);
    const code = /^[A-Z]{3}$/.exec(cellOf(row, 'currency'))?.[0];
    const currency = headCurrency ?? code ?? symbolOf(cellOf(row, 'cost'));
    if (currency !== null) currencies.set(campaign, (currencies.get(campaign) ?? new Set()).add(currency));
    const key = `${day} ${campaign}`;
    const entry = entries.get(key) ?? { campaign, day, ...noRows };
    const isPart = place('country') >= 0 && cellOf(row, 'country') !== '';
    const side = isPart ? 'parts' : 'whole';
    const spent: CountryCosts =
      isPart && figures.cost !== null ? { [countryCode(cellOf(row, 'country'))]: figures.cost } : {};
    entries.set(key, {
      ...entry,
      [side]: addFigures(entry[side] ?? noFigures, figures),
      rows: { ...entry.rows, [side]: entry.rows[side] + 1 },
      countries: addCountries(entry.countries, spent),
    });
  }
  const all = [...entries.values()].map(({ campaign, day, whole, parts, countries }) => ({
    ...{ campaign, day, countries },
    ...(whole ?? parts ?? noFigures),
  }));
  const allCurrencies = new Set([...currencies.values()].flatMap((codes) => [...codes]));
  const isMixed = allCurrencies.size > 1;
  // Amounts of several currencies have no sum, and the file's own total is in one of them.
  const withoutMixed = (figures: ImportFigures) => (isMixed ? { ...figures, cost: null } : figures);
  const sums = withoutMixed(all.reduce((sum: ImportFigures, day) => addFigures(sum, day), noFigures));
  return {
    source: header.source,
    language: header.language,
    decimal,
    dayOrder,
    currency: isMixed ? null : ([...allCurrencies][0] ?? headCurrency),
    currencies,
    rows: rows.length,
    first: first ?? [],
    days: all.filter(({ day }) => day < today).sort((one, other) => (one.day < other.day ? -1 : 1)),
    names: called,
    sums,
    total: closest(totalRows.map(withoutMixed), sums),
    totals: totalRows.length + averages,
    unfinished,
    unreadable,
    credits,
    longer,
    ...groupsOf([...entries.values()]),
    isPeriods,
    isTotal: isTotalReport,
    period,
  };
}

/** Returns the currencies of some campaigns of a report, sorted; those of a campaign that names none are the report's own. */
export function currenciesOf(
  { currency, currencies }: Pick<Report, 'currency' | 'currencies'>,
  campaigns: readonly string[],
): string[] {
  const named = new Set(campaigns.flatMap((campaign) => [...(currencies.get(campaign) ?? [])]));
  if (named.size === 0 && currency !== null) return [currency];
  return [...named].sort();
}

/** Returns the period of all rows, if it is the same one and longer than a day. */
function onePeriod(spans: readonly (readonly [string | undefined, string | undefined])[]): Report['period'] {
  const [[from, to] = []] = spans;
  const isSame = spans.every(([starts, ends]) => starts === from && ends === to);
  return isSame && from !== undefined && to !== undefined && from < to ? { from, to } : null;
}

/** The rows of a campaign and day: by country, and those that are of all countries, which then count alone. */
interface Entry {
  campaign: string;
  day: string;
  whole: ImportFigures | null;
  parts: ImportFigures | null;
  /** The number of rows of each kind. */
  rows: { whole: number; parts: number };
  countries: CountryCosts;
}

const noRows = { whole: null, parts: null, rows: { whole: 0, parts: 0 }, countries: {} };

/** Returns how many rows do not count beside one of all countries, and how many are added up. */
function groupsOf(entries: readonly Entry[]): Pick<Report, 'parts' | 'merged'> {
  const counted = entries.map(({ rows }) => rows.whole || rows.parts).filter((rows) => rows > 1);
  return {
    parts: entries.reduce((sum, { rows }) => sum + (rows.whole > 0 ? rows.parts : 0), 0),
    merged: { rows: counted.reduce((sum, rows) => sum + rows, 0), into: counted.length },
  };
}

/** Returns the plays that reached a quarter of the video; null: the share or the impressions are not reported. */
const quartileOf = (share: number | null, impressions: number | null): number | null =>
  share === null || impressions === null ? null : Math.round(share * impressions);

const symbols: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' };
/** A dollar sign is that of several currencies: the reader sees the guess and its rate. */
const symbolOf = (cell: string): string | null =>
  /^R\$/.test(cell) ? 'BRL' : (symbols[/[€$£]/.exec(cell)?.[0] ?? ''] ?? null);

/** A report can have the totals of the account, of all campaigns and of those that are shown. */
function closest(totals: readonly ImportFigures[], sums: ImportFigures): ImportFigures | null {
  const distance = ({ cost, impressions }: ImportFigures) =>
    Math.abs((cost ?? 0) - (sums.cost ?? 0)) + Math.abs((impressions ?? 0) - (sums.impressions ?? 0));
  const [first] = totals
    .filter((total) => Object.values(total).some((figure) => figure !== null))
    .sort((one, other) => distance(one) - distance(other));
  return first ?? null;
}
