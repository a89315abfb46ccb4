import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { rssPath } from '../../domain/site-map/machine-files.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { fill } from '../../i18n/format.ts';
import { sharingTexts } from './texts.ts';
import { element, emptyElement, xmlDocument } from './xml.ts';

export interface FeedItem {
  /** Path without language prefix. */
  path: string;
  title: string;
  description: string;
  /** ISO days. */
  published: string;
  updated: string;
}

/** Returns the guides of a language as RSS 2.0, the newest first. */
export function rss(site: SiteFacts, locale: Locale, items: readonly FeedItem[]): string {
  const { title, description } = sharingTexts[locale].feed;
  const values = { brand: site.brand };
  const newest = items.toSorted((a, b) => b.published.localeCompare(a.published));
  const lastChange = items
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return xmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', fill(title, values)),
    element('link', pageAddress(site.url, locale, '/guides')),
    element('description', fill(description, values)),
    element('language', locale),
    emptyElement('atom:link', {
      href: site.url + rssPath(locale),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...(lastChange ? [element('lastBuildDate', rfc822(lastChange))] : []),
    ...newest.flatMap((item) => {
      const address = pageAddress(site.url, locale, item.path);
      return [
        '<item>',
        element('title', item.title),
        element('link', address),
        element('guid', address),
        element('pubDate', rfc822(item.published)),
        element('description', item.description),
        '</item>',
      ];
    }),
    '</channel>',
    '</rss>',
  ]);
}

/** Formats a day for RSS: `Sat, 21 Nov 2026 00:00:00 GMT`. */
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();
