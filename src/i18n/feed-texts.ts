import type { Locale } from '../domain/locale/locale.ts';
import type { RelativeTime } from '../domain/review/relative-time.ts';
import { feeds as texts } from './dictionaries/feeds/index.ts';
import { formatDate, formatMonth, intlTag, pluralForm } from './format.ts';

/** The names of services, which are the same in every language. */
const services: Record<string, string> = {
  google: 'Google',
  facebook: 'Facebook',
  trustpilot: 'Trustpilot',
};

/** The texts around stored articles and reviews, in all four languages. */
export const feedTexts = {
  /** Returns `aujourd’hui`, `hier`, `il y a 3 jours`, `il y a 2 semaines`. */
  timeAgo(locale: Locale, time: RelativeTime): string {
    const ago = (count: number, unit: Intl.RelativeTimeFormatUnit, numeric: 'always' | 'auto') =>
      new Intl.RelativeTimeFormat(intlTag(locale), { numeric }).format(-count, unit);
    if (time.unit === 'today') return ago(0, 'day', 'auto');
    // "auto" would return "last week" for a review that is eight days old.
    return ago(time.count, time.unit, time.unit === 'day' ? 'auto' : 'always');
  },

  date: formatDate,
  month: formatMonth,
  unnamed: (locale: Locale): string => texts[locale].reviews.unnamed,
  excerpt: (locale: Locale, cuts: number): string => pluralForm(locale, texts[locale].excerpt, cuts),
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
    { code, detail }: { code: keyof typeof texts.fr.reasons; detail?: string | undefined },
  ): string {
    const { articles, reasons } = texts[locale];
    if (feed === 'articles') return articles.unavailable;
    return code === 'status' ? `${reasons.status}: ${detail ?? '?'}` : reasons[code];
  },
};
