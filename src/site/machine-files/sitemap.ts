import type { ListedLandingPage } from '../../contracts/site.ts';
import { defaultLocale, type Locale, locales } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import type { ShownPage } from '../../domain/site-map/shown-pages.ts';
import { element, emptyElement, xmlDocument } from './xml.ts';

/**
 * Returns the sitemap: every page in each of its languages, each with its translations, and the landing pages in those that are
 * published. It has no `priority` and no `changefreq`, since search engines ignore them.
 */
export function sitemap(
  siteUrl: string,
  pages: readonly ShownPage[],
  landings: readonly ListedLandingPage[] = [],
): string {
  return xmlDocument([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entries(siteUrl, page, page.languages ?? locales, defaultLocale)),
    ...landings.flatMap((page) => entries(siteUrl, page, page.languages, page.languages[0])),
    '</urlset>',
  ]);
}

function entries(
  siteUrl: string,
  { path, updated }: { path: string; updated: string },
  languages: readonly Locale[],
  standard: Locale | undefined,
): string[] {
  const alternate = (hreflang: string, href: string) =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href });
  const alternates = [
    ...languages.map((locale) => alternate(locale, pageAddress(siteUrl, locale, path))),
    ...(standard ? [alternate('x-default', pageAddress(siteUrl, standard, path))] : []),
  ];
  return languages.flatMap((locale) => [
    '<url>',
    element('loc', pageAddress(siteUrl, locale, path)),
    element('lastmod', updated),
    ...alternates,
    '</url>',
  ]);
}
