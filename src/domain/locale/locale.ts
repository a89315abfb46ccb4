/** The four languages of the site, French first: it is the default and the fallback. */
export const locales = ['fr', 'en', 'es', 'pt'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/** True for exactly `fr`, `en`, `es` and `pt`; anything else (case variants, markup, oversize) is not a locale. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** A page of the site: its language and its path without the language prefix (`/`, `/faq`). */
export interface LocalizedPath {
  locale: Locale;
  path: string;
  /** Whether the language was stated in the path. French pages carry no prefix. */
  prefixed: boolean;
}

/**
 * Splits `/en/faq` into `en` and `/faq`. An unprefixed path is French; `/fr/…` is no page of the site. The path starts
 * with one slash: `//host` (also as `/en//host`) would be the address of another site in a link or a redirect.
 */
export function splitPath(pathname: string): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  if (isLocale(first) && first !== defaultLocale) {
    return { locale: first, path: withOneSlash(pathname.slice(first.length + 1)), prefixed: true };
  }
  return { locale: defaultLocale, path: withOneSlash(pathname), prefixed: false };
}

/** A browser reads a backslash in a path as a slash. */
const withOneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/** The address of a page in a language: `('en', '/faq')` gives `/en/faq`, `('fr', '/faq')` gives `/faq`. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  if (path === '/') return `/${locale}`;
  return path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The language of a page route's `[...locale]` parameter; `undefined` for a path that is no page of the site. */
export function localeOfParam(parameter: string | undefined): Locale | undefined {
  if (parameter === undefined) return defaultLocale;
  return isLocale(parameter) && parameter !== defaultLocale ? parameter : undefined;
}
