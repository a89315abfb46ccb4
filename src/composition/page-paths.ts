import { ARTICLES_RSS } from '../domain/article/article-path.ts';
import { locales, localizePath } from '../domain/locale/locale.ts';
import { sitePages } from '../domain/site-map/pages.ts';

/** Most visits begin on these pages, so they are rendered in advance. */
export const homePages = locales.map((locale) => localizePath(locale, '/'));
/**
 * Paths, without language prefix, of the pages that show reviews, and of the sitemap, which shows the newest review's
 * date.
 */
export const reviewPages: ReadonlySet<string> = new Set([
  ...sitePages.filter(({ kind }) => ['home', 'service', 'reviews'].includes(kind)).map(({ path }) => path),
  '/sitemap.xml',
]);

/** Files for programs that list articles. */
export const articleFiles: ReadonlySet<string> = new Set([ARTICLES_RSS, '/sitemap.xml']);
