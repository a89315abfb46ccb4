import type { PageArticles } from '../../contracts/shown-article.ts';
import type { Ports } from '../ports/all-ports.ts';
import { listArticleEntries, listShownArticles, showArticle } from './show-articles.ts';

/** Returns the blog's articles for the pages of the site. */
export function articlesOfPages(ports: Ports): PageArticles {
  return {
    language: ports.blogLanguage,
    list: (part) => listShownArticles(ports, part),
    bySlug: (slug) => showArticle(ports, slug),
    entries: (limit) => listArticleEntries(ports, limit),
  };
}
