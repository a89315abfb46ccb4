import { defaultLocale, locales } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import type { SitePage } from '../../domain/site-map/pages.ts';
import { element, emptyElement, xmlDocument } from './xml.ts';

/**
 * Returns the sitemap: every page in every language, each with its translations. It has no `priority` and no
 * `changefreq`, since search engines ignore them.
 */
export function sitemap(siteUrl: string, pages: readonly SitePage[]): string {
  return xmlDocument([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entries(siteUrl, page)),
    '</urlset>',
  ]);
}

function entries(siteUrl: string, { path, updated }: SitePage): string[] {
  const alternate = (hreflang: string, href: string) =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href });
  const alternates = [
    ...locales.map((locale) => alternate(locale, pageAddress(siteUrl, locale, path))),
    alternate('x-default', pageAddress(siteUrl, defaultLocale, path)),
  ];
  return locales.flatMap((locale) => [
    '<url>',
    element('loc', pageAddress(siteUrl, locale, path)),
    element('lastmod', updated),
    ...alternates,
    '</url>',
  ]);
}
