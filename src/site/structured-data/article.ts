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

export interface BlogArticleFacts {
  /** The canonical address of the article. */
  canonical: string;
  title: string;
  description: string;
  /** ISO date-times. */
  published: string;
  updated: string;
  /** BCP 47. */
  language: string;
  /** The author's name on the blog; null: the agency. */
  author: string | null;
  /** Its picture in the library; absent: the share picture of the page in `share`. */
  image?: { url: string; width: number; height: number } | undefined;
  share: { locale: Locale; path: string };
}

/** An article of the blog. */
export function blogArticle(site: SiteFacts, facts: BlogArticleFacts): Article {
  const { canonical, share } = facts;
  const image = facts.image ?? {
    url: site.url + shareImagePath(share.locale, share.path),
    ...shareImageSize,
  };
  return {
    '@type': 'Article',
    '@id': `${canonical}#article`,
    headline: facts.title,
    description: facts.description,
    url: canonical,
    mainEntityOfPage: canonical,
    inLanguage: facts.language,
    datePublished: facts.published,
    dateModified: facts.updated,
    image: {
      '@type': 'ImageObject',
      url: image.url,
      width: String(image.width),
      height: String(image.height),
    },
    author:
      facts.author === null ? { '@id': organizationId(site) } : { '@type': 'Person', name: facts.author },
    publisher: { '@id': organizationId(site) },
    isPartOf: { '@id': webSiteId(site) },
    isAccessibleForFree: true,
  };
}
