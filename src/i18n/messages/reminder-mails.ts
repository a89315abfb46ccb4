import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { LIST_HANDED_DAYS } from '../../domain/reminder/artist-list.ts';
import { CONFIRM_HOURS, ENDED_DAYS } from '../../domain/reminder/reminder.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { reminderMails as texts } from '../dictionaries/reminder-mails/index.ts';
import { dateFormat, fill } from '../format.ts';
import { reminderDay, reminderTime } from '../landing/reminder-time.ts';
import { ownDataLink } from './own-data-mails.ts';
import { richMail } from './rich-mail.ts';

interface Facts {
  brand: string;
  title: string;
  artist: string;
  dueAt: number;
  zone: string;
  /** The sentence with which the artist's own list was ticked; empty: it was not. */
  listSentence: string;
}

/**
 * Returns the functions that write the mails to fans, in the four languages. They name only what the published page shows.
 * @param siteUrl returns the origin of all links
 */
export function createReminderMails(siteUrl: () => string) {
  const nameOf = (locale: Locale, { title, artist }: Facts) =>
    artist === '' || artist === title ? title : fill(texts[locale].named, { title, artist });
  const footOf = (locale: Locale, stop: string) => [
    { text: texts[locale].stop, href: stop },
    ownDataLink(locale, siteUrl()),
    { text: texts[locale].privacy, href: `${siteUrl()}${localizePath(locale, '/privacy')}` },
  ];
  const keptOf = (locale: Locale, { listSentence }: Facts) =>
    listSentence === '' ? [] : [fill(texts[locale].list.kept, { days: LIST_HANDED_DAYS })];
  return {
    confirm(locale: Locale, about: Facts & { yes: string; stop: string }) {
      const { confirm, list, sender } = texts[locale];
      const { listSentence } = about;
      const name = nameOf(locale, about);
      const when = reminderTime(locale, about.dueAt, about.zone);
      return richMail(locale, fill(confirm.subject, { name }), {
        before: fill(confirm.text, { brand: about.brand, when, name }),
        button: { text: confirm.button, href: about.yes },
        after: [
          ...(listSentence === ''
            ? []
            : [fill(list.offered, { sentence: listSentence }), ...keptOf(locale, about)]),
          fill(confirm.without, { hours: CONFIRM_HOURS }),
        ],
        foot: [confirm.stranger, fill(sender, { brand: about.brand })],
        links: footOf(locale, about.stop),
      });
    },

    moved(locale: Locale, about: Facts & { stop: string }) {
      const { moved, sender } = texts[locale];
      const name = nameOf(locale, about);
      const when = reminderTime(locale, about.dueAt, about.zone);
      // Every reminder is due on the day of the release, on the fan's clock.
      const day = reminderDay(locale, about.dueAt, about.zone);
      return richMail(locale, fill(moved.subject, { name }), {
        before: fill(moved.text, { brand: about.brand, name, day, when }),
        after: [],
        foot: [fill(sender, { brand: about.brand })],
        links: footOf(locale, about.stop),
      });
    },

    cancelled(locale: Locale, about: Facts & { stop: string }) {
      const { cancelled, list, sender } = texts[locale];
      const text = about.listSentence === '' ? cancelled.text : list.cancelled;
      const name = nameOf(locale, about);
      return richMail(locale, fill(cancelled.subject, { name }), {
        before: fill(text, { brand: about.brand, name, days: ENDED_DAYS }),
        after: keptOf(locale, about),
        foot: [fill(sender, { brand: about.brand })],
        links: footOf(locale, about.stop),
      });
    },

    remind(
      locale: Locale,
      about: Facts & {
        tense: 'just' | 'out';
        platform: string;
        listen: string;
        address: string;
        askedAt: number;
        stop: string;
      },
    ) {
      const { list, remind, sender } = texts[locale];
      const asked = about.listSentence === '' ? remind.asked : list.asked;
      const { platform, title, artist } = about;
      const day = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: AGENCY_ZONE });
      return richMail(locale, fill(remind.subject[about.tense], { name: nameOf(locale, about) }), {
        heading: { title, artist: artist === title ? '' : artist },
        before: '',
        button: {
          text: platform === '' ? remind.listen : fill(remind.listenOn, { platform }),
          href: about.listen,
        },
        after: [],
        link: { text: remind.direct, href: about.address },
        foot: [
          fill(asked, { day: day.format(about.askedAt), days: ENDED_DAYS }),
          ...keptOf(locale, about),
          fill(sender, { brand: about.brand }),
        ],
        links: footOf(locale, about.stop),
      });
    },
  };
}
