import type { ArticleEntry } from '../../contracts/shown-article.ts';
import type { ListedLandingPage } from '../../contracts/site.ts';
import { defaultLocale } from '../../domain/locale/locale.ts';
import type { ArticlesCanonical } from '../../domain/settings/articles-canonical.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { localeOfBlog } from '../../i18n/article-texts.ts';

/**
 * Returns the articles for the site map, each at its canonical address. Samples are left out, and so are all articles
 * if the blog's own addresses are canonical.
 */
export function listedArticles(
  entries: readonly ArticleEntry[],
  language: string,
  canonical: ArticlesCanonical = 'site',
): ListedLandingPage[] {
  if (canonical === 'blog') return [];
  const languages = [localeOfBlog(language) ?? defaultLocale];
  return entries
    .filter(({ demo }) => !demo)
    .map(({ path, publishedAt, modifiedAt }) => ({
      path,
      languages,
      updated: agencyDay(Math.max(publishedAt, modifiedAt)),
    }));
}
