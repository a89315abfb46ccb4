import type { Separator } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { landingCounts } from '../dictionaries/landing-counts/index.ts';
import { fill } from '../format.ts';
import { landingTexts } from './landing-texts.ts';

/** Returns the words of the file for the artist, and the cell separator that spreadsheets expect in its language. */
export function artistListWords(locale: Locale) {
  const separator: Separator = locale === 'en' ? ',' : ';';
  return { headings: landingCounts[locale].artistList, separator };
}

/** Returns the sentence with which a fan agrees to the artist's list, as the landing page shows it. */
export const artistListSentence = (locale: Locale, artist: string): string =>
  fill(landingTexts[locale].reminder.list, { artist });
