import type { ArticleEntry } from '../../contracts/shown-article.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { ARTICLES_PATH, ARTICLES_RSS } from '../../domain/article/article-path.ts';
import { defaultLocale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { articleTexts, localeOfBlog } from '../../i18n/article-texts.ts';
import { fill } from '../../i18n/format.ts';
import { element, emptyElement, xmlDocument } from './xml.ts';

/**
 * Returns the articles as RSS 2.0, in the order given: titles and excerpts only, since the texts are on the pages. If
 * the blog's language is not one of the site's, the addresses are those of the French pages.
 */
export function articlesRss(site: SiteFacts, language: string, entries: readonly ArticleEntry[]): string {
  const locale = localeOfBlog(language) ?? defaultLocale;
  const { title, description } = articleTexts[locale].feed;
  const values = { brand: site.brand };
  const lastChange =
    entries.length > 0 ? Math.max(...entries.map(({ modifiedAt }) => modifiedAt)) : undefined;
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', fill(title, values)),
    element('link', pageAddress(site.url, locale, ARTICLES_PATH)),
    element('description', fill(description, values)),
    element('language', language),
    emptyElement('atom:link', { href: site.url + ARTICLES_RSS, rel: 'self', type: 'application/rss+xml' }),
    ...(lastChange === undefined ? [] : [element('lastBuildDate', new Date(lastChange).toUTCString())]),
    ...entries.flatMap((entry) => {
      const address = pageAddress(site.url, locale, entry.path);
      return [
        '<item>',
        element('title', entry.title || entry.path),
        element('link', address),
        element('guid', address),
        element('pubDate', new Date(entry.publishedAt).toUTCString()),
        element('description', entry.excerpt),
        '</item>',
      ];
    }),
    '</channel>',
    '</rss>',
  ]);
}
