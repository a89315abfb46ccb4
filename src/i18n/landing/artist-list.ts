import { separatorIn } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyTime } from '../../domain/time/agency-time.ts';
import { landingCounts } from '../dictionaries/landing-counts/index.ts';
import { leadExport } from '../dictionaries/lead-export/index.ts';
import { fill } from '../format.ts';
import { languageName } from '../language-name.ts';
import { landingTexts } from './landing-texts.ts';

/** Returns the words of the file for the artist, with times and languages as in the other files of the back office. */
export function artistListWords(locale: Locale) {
  const [reference = '', email = '', language = '', agreed = '', sentence = '', withdrawn = ''] =
    landingCounts[locale].artistList;
  const { zone } = leadExport[locale];
  return {
    separator: separatorIn(locale),
    headings: [reference, email, language, `${agreed} (${zone})`, sentence, `${withdrawn} (${zone})`],
    language: (of: Locale) => languageName(locale, of),
    moment: agencyTime,
  };
}

/** Returns the sentence with which a fan agrees to the artist's list, as the landing page shows it. */
export const artistListSentence = (locale: Locale, artist: string): string =>
  fill(landingTexts[locale].reminder.list, { artist });
