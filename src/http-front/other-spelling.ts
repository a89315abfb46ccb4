import { DEFAULT_SLUG, slugOf } from '../domain/landing/landing-slug.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { type RequestedAddress, readAddress } from './requested-address.ts';

/** Finds the page that a misspelled address means. Returns its path, or `undefined` when there is none. */
export type OtherSpelling = (address: RequestedAddress) => Promise<string | undefined>;

/** The sources in which a page is looked up. Only its existence matters. */
interface OtherSpellingOptions {
  landings: { find(slug: string): unknown; afterEnd(slug: string): unknown };
  articles: { bySlug(slug: string): Promise<unknown> };
  /** Whether a path, without language prefix, is that of a page. */
  isPage(path: string): boolean;
}

/** The most segments of a page that has a readable address: a language, `articles`, `categorie`, its slug, a number. */
const MOST_SEGMENTS = 5;

/**
 * Returns a path in the letters of our addresses: lower case, without accents, invisible characters, punctuation at the
 * end of a segment and the extension of an earlier site. Posters, captions and spoken addresses produce all of them.
 * Returns `undefined` for a path that cannot be one of a page.
 */
export function plainSpelling(pathname: string): string | undefined {
  // No person writes an escaped slash.
  if (/%2f/i.test(pathname)) return undefined;
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const parts = text.replace(/\p{Cf}/gu, '').split('/');
  if (parts.length > MOST_SEGMENTS + 1) return undefined;
  const slugs = parts
    .map((part) => slugOf(part.trim().replace(/\.(?:x?html?|php|aspx?|jsp)$/i, '')))
    // `slugOf` returns the default slug for a segment without a letter.
    .filter((slug, at) => slug !== DEFAULT_SLUG || /nouvelle/i.test(parts[at] ?? ''));
  return slugs.length === 0 ? undefined : `/${slugs.join('/')}`;
}

/**
 * Looks for a misspelled page among the landing pages, the pages and the articles. It is called for addresses without a
 * page only, and renders nothing. Secret links are left alone: their codes are case-sensitive.
 */
export function createOtherSpelling({ landings, articles, isPage }: OtherSpellingOptions): OtherSpelling {
  return async ({ url }) => {
    const plain = plainSpelling(url.pathname);
    const to = plain === undefined ? undefined : readAddress(plain);
    if (!to || to.canonical === url.pathname || to.preview || to.invitation) return undefined;
    const { canonical, landing, article } = to;
    if (landing) {
      if (landing.code !== undefined || (landing.figures ?? landing.report) !== undefined) return undefined;
      return landings.find(landing.slug) || landings.afterEnd(landing.slug) ? canonical : undefined;
    }
    const isFound = isPage(splitPath(canonical).path) || (article && (await articles.bySlug(article)));
    return isFound ? canonical : undefined;
  };
}
