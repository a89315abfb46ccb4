import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageArticles } from '../contracts/shown-article.ts';
import { articlePath } from '../domain/article/article-path.ts';
import { localizePath } from '../domain/locale/locale.ts';
import { MOVED } from './edge/edge-cache.ts';
import type { PlainAnswers } from './forms/plain-answer.ts';
import type { PublicPages } from './public-page.ts';
import type { RequestedAddress } from './requested-address.ts';

export type ArticleSource = Pick<PageArticles, 'bySlug'>;

interface ArticlePagesOptions {
  pages: PublicPages;
  articles: ArticleSource;
  answers: PlainAnswers;
}

/** Sends the page of an article. A former address of an article is redirected (301) to its present one. */
export function createArticlePages({ pages, articles, answers }: ArticlePagesOptions) {
  async function elsewhere(
    request: IncomingMessage,
    response: ServerResponse,
    address: RequestedAddress,
    slug: string,
  ) {
    const found = await articles.bySlug(slug);
    if (!found || !('movedTo' in found)) return pages.answer(request, response, address);
    const { page, url } = address;
    const path = articlePath(found.movedTo);
    const location = (page.prefixed ? localizePath(page.locale, path) : path) + url.search;
    answers.send(response, 301, { location, ...MOVED });
  }

  return (request: IncomingMessage, response: ServerResponse, address: RequestedAddress, slug: string) => {
    const page = pages.find(address);
    const send = (kept: Awaited<typeof page>) =>
      kept ? pages.answer(request, response, address) : elsewhere(request, response, address, slug);
    return page instanceof Promise ? page.then(send) : send(page);
  };
}
