import { DEFAULT_SLUG, slugOf } from '../landing/landing-slug.ts';

/** The addresses of the blog's articles on this site, without language prefix (decision record 0057). */

export const ARTICLES_PATH = '/articles';
/** The feed of the articles, in the one language of the blog. */
export const ARTICLES_RSS = '/articles/rss.xml';
const CATEGORY = 'categorie';

/** One page of the list of articles. */
export interface ArticlesPart {
  /** Slug of a category; absent: all articles. */
  category?: string | undefined;
  /** From 1. */
  page: number;
}

/**
 * Returns the slug of an article's address: WordPress's own slug in a-z, 0-9 and dashes. If that is empty, as for a Cyrillic
 * title, the slug is made of WordPress's number: `article-12`.
 * @param slug as WordPress sends it, with escaped characters
 */
export function articleSlug(slug: string, externalId: number): string {
  const plain = slugOf(unescaped(slug));
  return plain === DEFAULT_SLUG && slug !== DEFAULT_SLUG ? `article-${externalId}` : plain;
}

function unescaped(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Path of an article. */
export const articlePath = (slug: string): string => `${ARTICLES_PATH}/${slug}`;

/** Path of a page of the list: two segments or more after `/articles`, so that no article can have it. */
export function articlesPath({ category, page }: ArticlesPart): string {
  const list = category === undefined ? ARTICLES_PATH : `${ARTICLES_PATH}/${CATEGORY}/${category}`;
  if (page === 1) return list;
  return category === undefined ? `${list}/page/${page}` : `${list}/${page}`;
}

/** Returns the slug in the path of an article; `undefined` for any other path. */
export function articleSlugIn(path: string): string | undefined {
  return /^\/articles\/([a-z\d-]{1,120})$/.exec(path)?.[1];
}

/** Whether a path shows articles: a page of the list, an article or the feed. */
export const showsArticles = (path: string): boolean =>
  path === ARTICLES_PATH || path.startsWith(`${ARTICLES_PATH}/`);

/** Returns the number of a page in an address; `undefined` for anything but a whole number from 2 without leading zeros. */
export function pageNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^(?:[2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : undefined;
}
