import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { STAY_PATH } from '../../domain/reminder/reminder-address.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { stay as texts } from '../dictionaries/stay/index.ts';
import { fill, formatDate } from '../format.ts';
import { ownDataLine } from './own-data-mails.ts';

/**
 * Returns the functions that write the question to a person whether their leads are to be kept, in the four languages, and the notes
 * about it. They repeat no typed word.
 * @param siteUrl returns the origin of all links
 */
export function createStayMails(siteUrl: () => string) {
  const dayIn = (locale: Locale, day: string) => formatDate(locale, Date.parse(day));
  return {
    question(
      locale: Locale,
      { brand, code, contactAt, until }: { brand: string; code: string; contactAt: number; until: string },
    ) {
      const { mail } = texts[locale];
      const link = `${siteUrl()}${localizePath(locale, `${STAY_PATH.confirm}/${code}`)}`;
      const values = {
        link,
        day: dayIn(locale, agencyDay(contactAt)),
        until: dayIn(locale, until),
      };
      return {
        subject: fill(mail.subject, { brand }),
        linkText: `${[
          ...[mail.text, mail.link, mail.without].map((line) => fill(line, values)),
          ownDataLine(locale, siteUrl()),
          brand,
        ].join('\n\n')}\n`,
      };
    },

    notes: (locale: Locale) => texts[locale].notes,
  };
}
