import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { pageAddress } from '../../domain/site-map/page-address.ts';
import { shareImagePath, shareImageSize } from '../../domain/site-map/share-image.ts';
import { organizationId, webSiteId } from './references.ts';
import type { Article } from './thing.ts';

export interface ArticleFacts {
  /** Path without language prefix. */
  path: string;
  title: string;
  description: string;
  /** ISO days. */
  published: string;
  updated: string;
}

/** A guide, with the agency as its author. */
export function article(site: SiteFacts, locale: Locale, facts: ArticleFacts): Article {
  const address = pageAddress(site.url, locale, facts.path);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: facts.title,
    description: facts.description,
    url: address,
    mainEntityOfPage: address,
    inLanguage: locale,
    datePublished: facts.published,
    dateModified: facts.updated,
    image: {
      '@type': 'ImageObject',
      url: site.url + shareImagePath(locale, facts.path),
      width: String(shareImageSize.width),
      height: String(shareImageSize.height),
    },
    author: { '@id': organizationId(site) },
    publisher: { '@id': organizationId(site) },
    isPartOf: { '@id': webSiteId(site) },
    isAccessibleForFree: true,
  };
}
