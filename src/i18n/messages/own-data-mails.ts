import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { ERASE_MARK, OWN_DATA_PATH, spacedCode } from '../../domain/own-data/own-data.ts';
import { PROOF_YEARS } from '../../domain/reminder/reminder.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { ownData } from '../dictionaries/own-data/index.ts';
import { fill, formatDate } from '../format.ts';

/** Returns the line with which other mails to a person link to the page of their data. @param siteUrl the origin of the link */
export const ownDataLine = (locale: Locale, siteUrl: string): string =>
  fill(ownData[locale].mail.elsewhere, { page: siteUrl + localizePath(locale, OWN_DATA_PATH) });

/** The same as a link of a mail with HTML. */
export const ownDataLink = (locale: Locale, siteUrl: string): { text: string; href: string } => ({
  text: ownData[locale].mail.pageName,
  href: siteUrl + localizePath(locale, OWN_DATA_PATH),
});

/**
 * Returns the functions that create the mails to a person who asks what is stored about an address.
 * @param siteUrl returns the origin of all links
 */
export function createOwnDataMails(siteUrl: () => string) {
  const page = (locale: Locale) => siteUrl() + localizePath(locale, OWN_DATA_PATH);
  const paragraphs = (...parts: string[]) => `${parts.join('\n\n')}\n`;
  return {
    /** The code is after `#`, which browsers do not send: it is never in a log. */
    link(locale: Locale, { code, typed, brand }: { code: string; typed: string; brand: string }) {
      const t = ownData[locale].mail;
      return {
        subject: fill(t.subject, { brand }),
        linkText: paragraphs(
          fill(t.asked, { brand }),
          fill(t.link, { link: `${page(locale)}#${code}` }),
          fill(t.typed, { page: page(locale), code: spacedCode(typed) }),
          t.forwarded,
          t.unasked,
          brand,
        ),
      };
    },

    erasure(locale: Locale, { code, typed, brand }: { code: string; typed: string; brand: string }) {
      const t = ownData[locale].mail;
      return {
        subject: fill(t.eraseSubject, { brand }),
        linkText: paragraphs(
          fill(t.erase, { brand, link: `${page(locale)}#${ERASE_MARK}${code}` }),
          fill(t.eraseTyped, { code: spacedCode(typed) }),
          t.unasked,
          brand,
        ),
      };
    },

    prolonged(
      locale: Locale,
      about: { brand: string; contactEmail: string; reason: string; receivedAt: number; until: number },
    ) {
      const t = ownData[locale].mail;
      const { brand, contactEmail, reason } = about;
      const day = (at: number) => formatDate(locale, Date.parse(agencyDay(at)));
      return {
        subject: fill(t.prolongedSubject, { brand }),
        text: paragraphs(
          fill(t.prolonged, { day: day(about.receivedAt), until: day(about.until) }),
          reason,
          fill(t.complain, { contact: contactEmail }),
          ownDataLine(locale, siteUrl()),
          brand,
        ),
      };
    },

    nothing(locale: Locale, { brand, contactEmail }: { brand: string; contactEmail: string }) {
      const t = ownData[locale].mail;
      return {
        subject: fill(t.subject, { brand }),
        text: paragraphs(
          fill(t.asked, { brand }),
          fill(t.nothing, { years: PROOF_YEARS }),
          fill(t.other, { contact: contactEmail }),
          t.unasked,
          brand,
        ),
      };
    },
  };
}
