import type { Locale } from '../../domain/locale/locale.ts';
import type { ReleaseSourceName } from '../../domain/planner/release-sources.ts';
import { dateFormat, fill, formatDate, numberFormat } from '../format.ts';
import { formatHour } from '../time/hour.ts';

/** Formats that the planner uses both in the browser and in its mails. */

/** Formats a score from 0 to 100 as one out of ten: `9,1`. */
export const outOfTen = (locale: Locale, score: number): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score / 10);

/** Returns a heading as it is written inside a sentence, after a colon. */
export const inSentence = (locale: Locale, heading: string): string =>
  heading.charAt(0).toLocaleLowerCase(locale) + heading.slice(1);

/** Formats a number of weeks: `4 semaines`. */
export const inWeeks = (locale: Locale, weeks: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks);

/** The database of each source; some databases have several sources. */
export const databases: Record<ReleaseSourceName, string> = {
  listenbrainz: 'ListenBrainz',
  listenbrainz_artists: 'ListenBrainz',
  musicbrainz: 'MusicBrainz',
  musicbrainz_tags: 'MusicBrainz',
  wikidata: 'Wikidata',
};

/**
 * Returns when and from which databases the releases of a Friday were read, or that they are invented. Empty: nothing was read.
 * @param zone time zone; absent: that of the browser
 */
export function readFrom(
  locale: Locale,
  words: { fetched: string; sources: string; sampleBasis: string },
  {
    fetchedAt,
    sources,
    sample,
  }: { fetchedAt: string | null; sources: readonly { name: ReleaseSourceName }[]; sample: boolean },
  zone?: string,
): string {
  if (sample) return words.sampleBasis;
  const names = [...new Set(sources.map(({ name }) => databases[name]))];
  const at = fetchedAt === null ? undefined : Date.parse(fetchedAt);
  return [
    at !== undefined &&
      fill(words.fetched, { date: formatDate(locale, at), time: formatHour(locale, at, zone) }),
    names.length > 0 && fill(words.sources, { names: names.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Formats the month of a day without its year: `janvier`. */
export const monthName = (locale: Locale, day: string): string =>
  dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** Formats the month with a capital, for the beginning of a sentence. */
export function monthAtStart(locale: Locale, day: string): string {
  const name = monthName(locale, day);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
