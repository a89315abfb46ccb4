import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { ReleaseSourceName } from '../../domain/planner/release-sources.ts';
import { CONFIRM_HOURS, type FridayClass, type WatchNews } from '../../domain/watch/watch.ts';
import { WATCH_PATH } from '../../domain/watch/watch-path.ts';
import { watch } from '../dictionaries/watch/index.ts';
import { fill, formatDate } from '../format.ts';
import { databases, outOfTen } from '../planner/planner-figures.ts';
import { ownDataLine } from './own-data-mails.ts';

interface Facts {
  /** ISO day. */
  friday: string;
  code: string;
  brand: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
}

interface NewsFacts extends Facts {
  news: WatchNews;
  before: FridayClass;
  after: FridayClass;
  named: readonly { artist: string; title: string; source: string; fetchedOn: string }[];
  better: { friday: string; score: number } | null;
  score: number;
}

const day = (locale: Locale, iso: string): string => formatDate(locale, Date.parse(iso));

const paragraphs = (lines: readonly string[], values: Record<string, string | number>): string =>
  `${lines
    .map((line) => fill(line, values))
    .filter((line) => line !== '')
    .join('\n\n')}\n`;

/** The mails about watched Fridays, in all four languages. */
export const watchTexts = {
  confirm(locale: Locale, { friday, code, brand, siteUrl }: Facts) {
    const { subject, lines } = watch[locale].mails.confirm;
    const values = {
      friday: day(locale, friday),
      brand,
      hours: CONFIRM_HOURS,
      link: linkOf(locale, siteUrl, code),
    };
    return {
      subject: fill(subject, values),
      linkText: paragraphs([...lines, ownDataLine(locale, siteUrl)], values),
      unsubscribe: values.link,
    };
  },

  news(locale: Locale, facts: NewsFacts) {
    const t = watch[locale].mails.news;
    const { news, before, after, named, better, score, code, brand, siteUrl } = facts;
    const friday = day(locale, facts.friday);
    const values = {
      friday,
      brand,
      class: t.classes[after],
      what: fill(t[news], { friday, before: t.classes[before], after: t.classes[after] }),
      named: named
        .map(({ artist, title, source, fetchedOn }) =>
          fill(t.release, {
            artist,
            title,
            source: sourceName(locale, source),
            day: day(locale, fetchedOn),
          }),
        )
        .join('\n'),
      better: better
        ? fill(t.better, {
            better: day(locale, better.friday),
            points: outOfTen(locale, better.score),
            score: outOfTen(locale, score),
          })
        : t.late,
      link: linkOf(locale, siteUrl, code),
    };
    return {
      subject: fill(t.subject, values),
      linkText: paragraphs([...t.lines, ownDataLine(locale, siteUrl)], values),
      unsubscribe: values.link,
    };
  },
};

const linkOf = (locale: Locale, siteUrl: string, code: string): string =>
  `${siteUrl}${localizePath(locale, `${WATCH_PATH}/${code}`)}`;

/** Returns the displayed name of a source of releases. */
export const sourceName = (locale: Locale, source: string): string =>
  source === 'sample' ? watch[locale].sample : (databases[source as ReleaseSourceName] ?? source);
