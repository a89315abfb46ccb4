import { type Locale, locales } from '../domain/locale/locale.ts';

/** Returns the texts of several dictionaries by language: `{ home, faq }` becomes `{ fr: { home, faq }, en: … }`. */
export function byLanguage<Parts extends Record<string, Record<Locale, unknown>>>(
  parts: Parts,
): Record<Locale, { [Name in keyof Parts]: Parts[Name]['fr'] }> {
  const texts = locales.map((locale) => [
    locale,
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part[locale]])),
  ]);
  return Object.fromEntries(texts);
}
