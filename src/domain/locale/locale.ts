/** The four languages of the site, French first: it is the default and the fallback. */
export const locales = ['fr', 'en', 'es', 'pt'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/**
 * Returns true for exactly `fr`, `en`, `es` and `pt`. Any other value (upper case, markup, a very long text) is not a
 * locale.
 */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** The address of a page: its language, and its path without the language prefix (`/`, `/faq`). */
export interface LocalizedPath {
  locale: Locale;
  path: string;
  /** Whether the path had a language prefix. French pages have no prefix. */
  prefixed: boolean;
}

/**
 * Splits `/en/faq` into `en` and `/faq`. A path without a prefix is French; `/fr/…` is not a page of the site. The
 * returned path starts with exactly one slash: `//host` (also from `/en//host`) would be the address of another site in
 * a link or a redirect.
 */
export function splitPath(pathname: string): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  if (isLocale(first) && first !== defaultLocale) {
    return { locale: first, path: withOneSlash(pathname.slice(first.length + 1)), prefixed: true };
  }
  return { locale: defaultLocale, path: withOneSlash(pathname), prefixed: false };
}

/** Browsers read a backslash in a path as a slash. */
const withOneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/** Returns the address of a page in a language: `/en/faq` for `('en', '/faq')`, `/faq` for `('fr', '/faq')`. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  if (path === '/') return `/${locale}`;
  return path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/**
 * Returns the language of the `[...locale]` parameter of a page route; `undefined` when the path is not a page of the
 * site.
 */
export function localeOfParam(parameter: string | undefined): Locale | undefined {
  if (parameter === undefined) return defaultLocale;
  return isLocale(parameter) && parameter !== defaultLocale ? parameter : undefined;
}
