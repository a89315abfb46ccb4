import { type Locale, locales, localizePath } from '../locale/locale.ts';

/** Where each language has its feed of guides. */
export const rssPath = (locale: Locale): string => localizePath(locale, '/rss.xml');

/**
 * The files that pages render for programs, because they name the configured address of the site. The web front asks the
 * pages for exactly these names; any other path with an extension is a file or nothing.
 */
export const machineFiles: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  ...locales.map(rssPath),
]);
