import { type Locale, localizePath } from '../locale/locale.ts';

/**
 * Returns the full address of a page in a language.
 * @param siteUrl origin without a trailing slash
 * @param path without language prefix
 */
export const pageAddress = (siteUrl: string, locale: Locale, path: string): string =>
  siteUrl + localizePath(locale, path);
