import type { Locale } from '../domain/locale/locale.ts';
import type { RelativeTime } from '../domain/review/relative-time.ts';
import { feeds as en } from './dictionaries/en/feeds.ts';
import { feeds as es } from './dictionaries/es/feeds.ts';
import { feeds as fr } from './dictionaries/fr/feeds.ts';
import { feeds as pt } from './dictionaries/pt/feeds.ts';
import { formatDate, formatMonth, intlTag } from './format.ts';

const texts: Record<Locale, typeof fr> = { fr, en, es, pt };

/** The names of services, which are the same in every language. */
const services: Record<string, string> = {
  google: 'Google',
  facebook: 'Facebook',
  trustpilot: 'Trustpilot',
};

/** The texts around stored articles and reviews, in all four languages. */
export const feedTexts = {
  /** Returns `aujourd’hui`, `il y a 1 jour`, `il y a 2 semaines`: the words of Intl are the documented ones. */
  timeAgo(locale: Locale, time: RelativeTime): string {
    const format = (numeric: 'always' | 'auto') => new Intl.RelativeTimeFormat(intlTag(locale), { numeric });
    // "auto" would say "yesterday" for one day.
    return time.unit === 'today'
      ? format('auto').format(0, 'day')
      : format('always').format(-time.count, time.unit);
  },

  date: formatDate,
  month: formatMonth,
  unnamed: (locale: Locale): string => texts[locale].reviews.unnamed,
  caption: (locale: Locale): string => texts[locale].reviews.caption,

  platform(locale: Locale, platform: string): string {
    const own: Record<string, string> = texts[locale].reviews.platforms;
    if (Object.hasOwn(own, platform)) return own[platform] ?? platform;
    if (Object.hasOwn(services, platform)) return services[platform] ?? platform;
    return platform;
  },

  /** Returns the sentence for a feed that could not be loaded: always the same for articles, the reason for reviews. */
  reason(
    locale: Locale,
    feed: 'articles' | 'reviews',
    { code, detail }: { code: keyof typeof fr.reasons; detail?: string | undefined },
  ): string {
    const { articles, reasons } = texts[locale];
    if (feed === 'articles') return articles.unavailable;
    return code === 'status' ? `${reasons.status}: ${detail ?? '?'}` : reasons[code];
  },
};
