import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { ANSWER_DAYS, type NewsletterForm, STAY_YEARS } from '../../domain/newsletter/newsletter.ts';
import { CONFIRM_HOURS } from '../../domain/reminder/reminder.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { newsletter as texts } from '../dictionaries/newsletter/index.ts';
import { fill, formatDate } from '../format.ts';
import { newsletterSentence } from '../newsletter/sentences.ts';
import { ownDataLink } from './own-data-mails.ts';
import { richMail } from './rich-mail.ts';

interface Facts {
  brand: string;
  yes: string;
  stop: string;
}

/**
 * Returns the functions that write the mails about the newsletter's consents, in the four languages. They repeat the sentence of the
 * form, and no typed word.
 * @param siteUrl returns the origin of all links
 */
export function createNewsletterMails(siteUrl: () => string) {
  const footOf = (locale: Locale, stop: string) => {
    const { mail } = texts[locale];
    return [
      { text: mail.stop, href: stop },
      ownDataLink(locale, siteUrl()),
      { text: mail.privacy, href: `${siteUrl()}${localizePath(locale, '/privacy')}` },
    ];
  };
  return {
    confirm(
      locale: Locale,
      { brand, yes, stop, ...about }: Facts & { form: NewsletterForm; textVersion: number },
    ) {
      const { confirm } = texts[locale].mail;
      return richMail(locale, fill(confirm.subject, { brand }), {
        before: fill(confirm.text, { brand, sentence: newsletterSentence(about, locale) }),
        button: { text: confirm.button, href: yes },
        after: [fill(confirm.without, { hours: CONFIRM_HOURS })],
        foot: [confirm.stranger],
        links: footOf(locale, stop),
      });
    },

    stay(locale: Locale, { brand, yes, stop, since }: Facts & { since: number }) {
      const { stay } = texts[locale].mail;
      const day = formatDate(locale, Date.parse(agencyDay(since)));
      return richMail(locale, fill(stay.subject, { brand }), {
        before: fill(stay.text, { day, years: STAY_YEARS }),
        button: { text: stay.button, href: yes },
        after: [fill(stay.without, { days: ANSWER_DAYS })],
        foot: [],
        links: footOf(locale, stop),
      });
    },
  };
}
