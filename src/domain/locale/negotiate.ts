import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** In characters. A longer header is a sign of an attack, not of a preference: the rest is ignored. */
const MAX_HEADER = 200;

/**
 * The languages that a visitor asks for, in the address, in the cookie of an earlier choice and in the browser. The values
 * are not trusted.
 */
export interface LanguageHints {
  query: string | null | undefined;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}

/**
 * Returns the language of a page whose path has no language prefix (docs/product.md, Languages and addresses): the
 * explicit choice (`?lang=`, then the cookie), then the browser's, then French. Values other than the four languages
 * are ignored.
 */
export function negotiateLocale(hints: LanguageHints): Locale {
  if (isLocale(hints.query)) return hints.query;
  if (isLocale(hints.cookie)) return hints.cookie;
  return preferredLocale(hints.acceptLanguage) ?? defaultLocale;
}

/**
 * Returns the supported language with the highest weight in an `Accept-Language` header (the first of equal ones), or
 * `undefined` when the header names no supported language.
 */
export function preferredLocale(header: string | null | undefined): Locale | undefined {
  let best: { locale: Locale; weight: number } | undefined;
  const parts = (header ?? '').slice(0, MAX_HEADER).split(',');
  // The part that the cut splits is ignored as well: its beginning could be another language.
  if (header && header.length > MAX_HEADER) parts.pop();
  for (const part of parts) {
    const [range = '', ...parameters] = part.trim().split(';');
    const language = range.trim().toLowerCase().split('-', 1)[0];
    if (!isLocale(language)) continue;
    const weight = weightOf(parameters);
    if (weight > (best?.weight ?? 0)) best = { locale: language, weight };
  }
  return best?.locale;
}

/** Returns the weight of a language, from 0 to 1: 1 without a stated weight, 0 for a weight that cannot be read. */
function weightOf(parameters: string[]): number {
  const stated = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => /^q\s*=/i.test(parameter));
  if (stated === undefined) return 1;
  return Number(/^q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)$/i.exec(stated)?.[1] ?? 0);
}
