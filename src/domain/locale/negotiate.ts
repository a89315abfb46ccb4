import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** Long headers are a sign of an attack, not of a preference: what lies beyond is not read. */
const MAX_HEADER = 200;

/** What a visitor says about the language, by address, by past choice and by browser. All of it is untrusted. */
export interface LanguageHints {
  query: string | null | undefined;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}

/**
 * The language of a page whose path states none (decision 2): the explicit choice (`?lang=`, then the cookie),
 * then the browser, then French. Values that are not one of the four languages are ignored.
 */
export function negotiateLocale(hints: LanguageHints): Locale {
  if (isLocale(hints.query)) return hints.query;
  if (isLocale(hints.cookie)) return hints.cookie;
  return preferredLocale(hints.acceptLanguage) ?? defaultLocale;
}

/** The supported language with the highest weight in an `Accept-Language` header; the first wins a tie. */
export function preferredLocale(header: string | null | undefined): Locale | undefined {
  let best: { locale: Locale; weight: number } | undefined;
  const parts = (header ?? '').slice(0, MAX_HEADER).split(',');
  // The part on which the limit falls is not read either: half of it could say something else.
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

/** From 0 to 1. Without a weight a language counts fully; with one that cannot be read it does not count. */
function weightOf(parameters: string[]): number {
  const stated = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => /^q\s*=/i.test(parameter));
  if (stated === undefined) return 1;
  return Number(/^q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)$/i.exec(stated)?.[1] ?? 0);
}
