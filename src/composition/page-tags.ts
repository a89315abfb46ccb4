import { showsArticles } from '../domain/article/article-path.ts';
import { ARM_MARK, landingIn } from '../domain/landing/landing-address.ts';
import { splitPath } from '../domain/locale/locale.ts';
import { articleFiles, reviewPages } from './page-paths.ts';

/** The tag of a landing page. */
const landingTag = (slug: string): string => `p-${slug}`;
/** The tag of lists of landing pages. */
const LANDINGS = 'landings';

/**
 * Returns the tags by which a network of caches finds a page: one for each change of `onPageChange` that concerns it.
 * `undefined` for a page that depends on more than its address: an arm of a test.
 */
export function tagsOfPage(path: string): string[] | undefined {
  if (path.includes(ARM_MARK)) return undefined;
  const page = splitPath(path).path;
  const landing = landingIn(page);
  return [
    'all',
    page === '/' && 'home',
    reviewPages.has(page) && 'reviews',
    (articleFiles.has(path) || showsArticles(page)) && 'articles',
    path === '/sitemap.xml' && LANDINGS,
    landing && landingTag(landing.slug),
  ].filter((tag): tag is string => typeof tag === 'string');
}

/** Returns the callbacks of `onPageChange` that ask for purges. @param changed called with the tags */
export const purgesOf = (changed: (...tags: readonly string[]) => void) => ({
  reviews: () => changed('reviews'),
  articles: () => changed('articles'),
  home: () => changed('home'),
  all: () => changed('all'),
  landings: (slugs: ReadonlySet<string>) => changed(LANDINGS, ...[...slugs].map(landingTag)),
});
