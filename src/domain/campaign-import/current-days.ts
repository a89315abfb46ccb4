import {
  addCountries,
  addFigures,
  type CountryCosts,
  type ImportFigures,
  type ImportSource,
  isAudience,
  noFigures,
} from './import-values.ts';

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
 * also where it has no row for the day: the platform has corrected it to nothing.
 * @param imports those that are not withdrawn, oldest first
 */
export function currentDays(imports: readonly CoveringImport[]): CampaignDay[] {
  const byDay = new Map<string, CampaignDay>();
  for (const { day, series: _series, countries: _countries, ...figures } of winningDays(imports))
    byDay.set(day, { day, ...addFigures(byDay.get(day) ?? noFigures, figures) });
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function winningDays(imports: readonly CoveringImport[]): ImportedDay[] {
  const winning = new Map<string, ImportedDay>();
  const keyOf = (source: string | null, series: string, day: string) => `${source} ${series} ${day}`;
  for (const { source, fromDay, toDay, series, days } of imports) {
    const covered = new Set(series);
    for (const [key, { series: one, day }] of winning)
      if (key === keyOf(source, one, day) && covered.has(one) && day >= fromDay && day <= toDay)
        winning.delete(key);
    for (const day of days) winning.set(keyOf(source, day.series, day.day), day);
  }
  return [...winning.values()];
}

/**
 * Returns the spend of the ads by country: a later report without countries says nothing about them, so the newest that has
 * them counts.
 */
function countriesOf(ads: readonly CoveringImport[]): CountryCosts {
  const known = ads.filter(({ days }) => days.some(({ countries }) => Object.keys(countries).length > 0));
  const daily = known.filter(({ isTotal }) => !isTotal);
  const days = daily.length > 0 ? winningDays(daily) : (known.at(-1)?.days ?? []);
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

const ofAudience = (one: CoveringImport) => isAudience(sumOfDays(one.days));

/**
 * Returns the imports of ads of which a day counts in `importedFigures`; without one, the newest total of a period.
 * @param imports those that are not withdrawn, oldest first
 */
export function countedImports<One extends CoveringImport>(imports: readonly One[]): One[] {
  const ads = imports.filter((one) => !ofAudience(one));
  const counted = new Set(winningDays(ads.filter(({ isTotal }) => !isTotal)));
  const daily = ads.filter(({ days }) => days.some((day) => counted.has(day)));
  return daily.length > 0 ? daily : ads.filter(({ isTotal }) => isTotal).slice(-1);
}

/**
 * Returns what the imports of a campaign come to: figures of ads, and those of audiences apart from them.
 * @param imports those that are not withdrawn, oldest first
 */
export function importedFigures(imports: readonly CoveringImport[]): ImportedFigures {
  const ads = imports.filter((one) => !ofAudience(one));
  const days = currentDays(ads.filter(({ isTotal }) => !isTotal));
  const total = days.length > 0 ? undefined : ads.findLast(({ isTotal }) => isTotal);
  const [from, to] = [days[0]?.day ?? total?.fromDay, days.at(-1)?.day ?? total?.toDay];
  const daily = imports.filter((one) => ofAudience(one) && !one.isTotal);
  return {
    days,
    sums: sumOfDays(total?.days ?? days),
    countries: countriesOf(ads),
    period: from === undefined || to === undefined ? null : { from, to },
    audiences: audiencesOf(daily),
  };
}

function audiencesOf(daily: readonly CoveringImport[]): AudienceDays[] {
  const titles = new Map<string, { source: ImportSource | null; series: string; title: string }>();
  for (const { source, series, titles: names } of daily)
    for (const [place, one] of series.entries())
      titles.set(`${source} ${one}`, { source, series: one, title: names[place] ?? '' });
  return [...titles.values()]
    .map(({ source, series, title }) => ({
      ...{ source, title },
      days: currentDays(
        daily
          .filter((one) => one.source === source)
          .map((one) => ({ ...one, days: one.days.filter((day) => day.series === series) })),
      ),
    }))
    .filter(({ days }) => days.length > 0);
}
