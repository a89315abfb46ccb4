import {
  addCountries,
  addFigures,
  type CountryCosts,
  type ImportFigures,
  type ImportSource,
  importFigures,
  isAudience,
  noFigures,
} from './import-values.ts';
import { wholeSeries } from './whole-series.ts';

/** An import as it covers days: all of its campaigns on all days from the first to the last. */
export interface CoveringImport {
  source: ImportSource | null;
  fromDay: string;
  toDay: string;
  /** The campaigns of the file that were imported. */
  series: readonly string[];
  /** The songs or videos of an audience's report, in the order of `series`; none for campaigns. */
  titles: readonly string[];
  /** Whether it is one total of its period; its figures are then in `days` under the last day. */
  isTotal: boolean;
  days: readonly ImportedDay[];
}

/** The figures of a campaign of a file on a day; costs are in 1/10 000 €. */
export interface ImportedDay extends ImportFigures {
  series: string;
  day: string;
  /** Empty: the report has no column of countries. */
  countries: CountryCosts;
}

export interface CampaignDay extends ImportFigures {
  day: string;
}

/**
 * Returns the figures of each day, oldest first. For each campaign of a platform, the newest import that covers a day counts,
 * also where it has no row for the day: the platform has corrected it to nothing. An import whose rows name no campaign is the
 * whole of them: on each day, the newest import decides whether the whole or the named campaigns count, never both.
 * @param imports those that are not withdrawn, oldest first
 */
export function currentDays(imports: readonly CoveringImport[]): CampaignDay[] {
  const byDay = new Map<string, CampaignDay>();
  for (const { day, series: _series, countries: _countries, ...figures } of winningDays(imports))
    byDay.set(day, { day, ...addFigures(byDay.get(day) ?? noFigures, figures) });
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Whether the rows of an import are all campaigns at once. A row without a name beside named ones is one of them. */
export const isWhole = ({ series }: CoveringImport): boolean =>
  series.length > 0 && series.every((one) => wholeSeries.has(one));

const covers = ({ fromDay, toDay }: CoveringImport, day: string): boolean => day >= fromDay && day <= toDay;

/**
 * Returns the rows that count: those of the newest import that covers their campaign and day.
 * @param imports those that are not withdrawn, oldest first
 */
export function winningDays(imports: readonly CoveringImport[]): ImportedDay[] {
  const winning = new Map<string, { row: ImportedDay; whole: boolean }>();
  for (const one of imports) {
    const whole = isWhole(one);
    // Files of a platform and tables without a platform are the same whole.
    const nameOf = (series: string) => (whole ? '' : `${one.source} ${series}`);
    const covered = new Set(one.series.map(nameOf));
    for (const [key, { row }] of winning)
      if (covers(one, row.day) && covered.has(key.slice(0, -row.day.length))) winning.delete(key);
    for (const row of one.days) winning.set(nameOf(row.series) + row.day, { row, whole });
  }
  const wholeDays = new Map<string, boolean>();
  for (const { row } of winning.values())
    if (!wholeDays.has(row.day)) {
      const newest = imports.findLast((one) => one.series.length > 0 && covers(one, row.day));
      wholeDays.set(row.day, newest !== undefined && isWhole(newest));
    }
  return [...winning.values()]
    .filter(({ row, whole }) => whole === wholeDays.get(row.day))
    .map(({ row }) => row);
}

/** Returns the imports by day of ads, or of the songs of an import of an audience. */
export function daily(
  imports: readonly CoveringImport[],
  audience: CoveringImport | undefined,
): CoveringImport[] {
  const all = imports.filter((one) => !one.isTotal && ofAudience(one) === (audience !== undefined));
  return audience
    ? all.filter(({ source }) => source === audience.source).map((one) => onlySeries(one, audience.series))
    : all;
}

/** Returns an import with only some of its campaigns or songs. */
const onlySeries = (one: CoveringImport, wanted: readonly string[]): CoveringImport => ({
  ...one,
  series: one.series.filter((series) => wanted.includes(series)),
  days: one.days.filter(({ series }) => wanted.includes(series)),
});

/**
 * Returns the spend of the ads by country: a later report without countries says nothing about them, so the newest that has
 * them counts.
 */
function countriesOf(ads: readonly CoveringImport[]): CountryCosts {
  const known = ads.filter(({ days }) => days.some(({ countries }) => Object.keys(countries).length > 0));
  const byDay = known.filter(({ isTotal }) => !isTotal);
  const days = byDay.length > 0 ? winningDays(byDay) : (known.at(-1)?.days ?? []);
  return days.reduce((sum: CountryCosts, { countries }) => addCountries(sum, countries), {});
}

/** Returns the sum of days; all figures are null for no day. */
export const sumOfDays = (days: readonly ImportFigures[]): ImportFigures =>
  days.reduce((sum, day) => addFigures(sum, day), noFigures);

/** The days of an audience at one platform, of an artist, a song or a video. */
export interface AudienceDays {
  source: ImportSource | null;
  /** The song or video; empty: the report names none. */
  title: string;
  days: CampaignDay[];
}

/** What the imports of a campaign come to. */
export interface ImportedFigures {
  /** The days of the ads, oldest first. */
  days: CampaignDay[];
  /** The sums of these days; without a day, the newest total of a period. */
  sums: ImportFigures;
  /** The spend by country, in 1/10 000 €; empty: no report has countries. */
  countries: CountryCosts;
  /** First and last day of the sums; null: nothing is imported. */
  period: { from: string; to: string } | null;
  /** The days of each audience; those of two platforms or songs are not added up. */
  audiences: AudienceDays[];
}

/** Whether an import is one of an audience: it has no figure of an ad. */
export const ofAudience = (one: CoveringImport) => isAudience(sumOfDays(one.days));

/**
 * Returns the imports of ads by the days on which figures of them count in `importedFigures`, the newest first.
 * @param imports those that are not withdrawn, oldest first
 */
export function importsByDay<One extends CoveringImport>(imports: readonly One[]): Map<string, One[]> {
  const counted = new Set(winningDays(daily(imports, undefined)));
  const byDay = new Map<string, One[]>();
  for (const one of imports.toReversed())
    for (const { day } of one.days.filter((row) => counted.has(row))) {
      const others = byDay.get(day) ?? [];
      if (!others.includes(one)) byDay.set(day, [...others, one]);
    }
  return byDay;
}

/**
 * Returns the imports of ads of which a day counts in `importedFigures`; without one, the newest total of a period.
 * @param imports those that are not withdrawn, oldest first
 */
export function countedImports<One extends CoveringImport>(imports: readonly One[]): One[] {
  const ads = imports.filter((one) => !ofAudience(one));
  const counted = new Set([...importsByDay(imports).values()].flat());
  return counted.size > 0
    ? ads.filter((one) => counted.has(one))
    : ads.filter(({ isTotal }) => isTotal).slice(-1);
}

/**
 * Returns what the imports now say of the days and campaigns that earlier ones covered. Null: the two cannot be compared, since one
 * names campaigns and the other has all of them at once, or one has days and the other the total of another period.
 * @param imports those that are not withdrawn, oldest first
 * @param before those that counted earlier
 */
export function figuresAgain(
  imports: readonly CoveringImport[],
  before: readonly CoveringImport[],
): ImportFigures | null {
  const now = countedImports(imports);
  const all = [...before, ...now];
  if (now.length === 0 || new Set(all.map(isWhole)).size > 1) return null;
  if (all.some(({ isTotal }) => isTotal)) {
    const kinds = all.map((one) => [one.isTotal, one.source, one.fromDay, one.toDay, ...one.series].join());
    return new Set(kinds).size > 1 ? null : sumOfDays(now.flatMap(({ days }) => days));
  }
  const wasCovered = ({ source }: CoveringImport, { series, day }: ImportedDay) =>
    before.some(
      (one) => covers(one, day) && (isWhole(one) || (one.source === source && one.series.includes(series))),
    );
  const counted = new Set(winningDays(daily(imports, undefined)));
  const rows = now.flatMap((one) => one.days.filter((row) => counted.has(row) && wasCovered(one, row)));
  const sums = sumOfDays(rows);
  // A later file may lack a column: its other figures would look like corrections.
  for (const figure of importFigures) if (rows.some((row) => row[figure] === null)) sums[figure] = null;
  return sums;
}

/** Returns the rows that count in `ImportedFigures.audiences`. */
export function heardRows(imports: readonly CoveringImport[]): Set<ImportedDay> {
  const heard = imports.filter((one) => ofAudience(one) && !one.isTotal);
  const rowsOf = (from: ImportSource | null, series: string) =>
    winningDays(heard.filter(({ source }) => source === from).map((one) => onlySeries(one, [series])));
  return new Set(heard.flatMap(({ source, series }) => series.flatMap((one) => rowsOf(source, one))));
}

/**
 * Returns the imports from which the days of an audience come, the newest first.
 * @param imports those that are not withdrawn, oldest first
 * @param span only days from its first to its last one
 */
export function importsOfAudience<One extends CoveringImport>(
  imports: readonly One[],
  { source, title }: Pick<AudienceDays, 'source' | 'title'>,
  { from, to }: { from: string; to: string },
): One[] {
  const rows = heardRows(imports);
  return imports
    .filter((one) => one.source === source)
    .filter(({ series, titles, days }) =>
      days.some(
        (row) =>
          rows.has(row) &&
          row.day >= from &&
          row.day <= to &&
          (titles[series.indexOf(row.series)] ?? '') === title,
      ),
    )
    .toReversed();
}

/**
 * Returns what the imports of a campaign come to: figures of ads, and those of audiences apart from them.
 * @param imports those that are not withdrawn, oldest first
 */
export function importedFigures(imports: readonly CoveringImport[]): ImportedFigures {
  const ads = imports.filter((one) => !ofAudience(one));
  const days = currentDays(daily(imports, undefined));
  const total = days.length > 0 ? undefined : ads.findLast(({ isTotal }) => isTotal);
  const [from, to] = [days[0]?.day ?? total?.fromDay, days.at(-1)?.day ?? total?.toDay];
  return {
    days,
    sums: sumOfDays(total?.days ?? days),
    countries: countriesOf(ads),
    period: from === undefined || to === undefined ? null : { from, to },
    audiences: audiencesOf(imports.filter((one) => ofAudience(one) && !one.isTotal)),
  };
}

function audiencesOf(heard: readonly CoveringImport[]): AudienceDays[] {
  const titles = new Map<string, { source: ImportSource | null; series: string; title: string }>();
  for (const { source, series, titles: names } of heard)
    for (const [place, one] of series.entries())
      titles.set(`${source} ${one}`, { source, series: one, title: names[place] ?? '' });
  return [...titles.values()]
    .map(({ source, series, title }) => ({
      ...{ source, title },
      days: currentDays(heard.filter((one) => one.source === source).map((one) => onlySeries(one, [series]))),
    }))
    .filter(({ days }) => days.length > 0);
}
