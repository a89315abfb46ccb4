import type { PageArticles } from '../../contracts/shown-article.ts';
import {
  listArticleEntries,
  listShownArticles,
  type ShowArticlesPorts,
  showArticle,
} from './show-articles.ts';

/** Returns the blog's articles for the pages of the site. */
export function articlesOfPages(ports: ShowArticlesPorts & { blogLanguage: string }): PageArticles {
  return {
    language: ports.blogLanguage,
    list: (part) => listShownArticles(ports, part),
    bySlug: (slug) => showArticle(ports, slug),
    entries: (limit) => listArticleEntries(ports, limit),
  };
}
