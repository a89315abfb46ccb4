import { ARTICLES_RSS } from '../article/article-path.ts';
import { type Locale, locales, localizePath } from '../locale/locale.ts';

/** Returns the path of the feed of guides in a language. */
export const rssPath = (locale: Locale): string => localizePath(locale, '/rss.xml');

/** Returns the path of the manifest of the back office in a language. */
export const adminManifestPath = (locale: Locale): string => localizePath(locale, '/admin.webmanifest');

/** Path of the file that explains how to report a vulnerability (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * The files for programs that are rendered like pages, because they contain the configured address of the site. The
 * HTTP front requests exactly these names from the pages; any other path with an extension is a stored file or is not found.
 */
export const machineFiles: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  SECURITY_TXT,
  '/llms.txt',
  '/site.webmanifest',
  ...locales.map(adminManifestPath),
  ...locales.map(rssPath),
  ARTICLES_RSS,
]);
