import { namesBot } from '../visit/is-bot.ts';

/**
 * Data minimisation: a lead stores the family of the browser, not the full user agent, which could identify a person.
 */
const families: readonly [name: string, pattern: RegExp][] = [
  ['Instagram', /Instagram/],
  ['Facebook', /FBAN|FBAV/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

/** Returns the family of the browser of a user agent: `Chrome mobile`, `Safari`, …, `bot` or `other`. */
export function userAgentFamily(userAgent: string | undefined): string {
  if (!userAgent) return 'other';
  if (namesBot(userAgent)) return 'bot';
  const family = families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
  return /Mobi|Android|iPhone|iPad/.test(userAgent) ? `${family} mobile` : family;
}
