import type { ArticleDto } from '../../contracts/article.ts';
import type { FeedView } from '../../contracts/feed.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { cutText } from '../../domain/text/cut.ts';
import type { Article, ArticleStore, FeedTexts } from '../ports/feeds.ts';
import type { StateStore } from '../ports.ts';
import { readHistory, stateOf } from './feed-state.ts';

export interface ListArticlesPorts {
  articles: ArticleStore;
  state: StateStore;
  texts: FeedTexts;
  /** BCP 47 tag, because articles do not name their language. */
  blogLanguage: string;
}

/** The home page shows the latest three. */
const MAX_ARTICLES = 3;
const EXCERPT_LENGTH = 150;

/** The latest blog posts for a reader, from the database; no vendor is called. */
export async function listArticles(ports: ListArticlesPorts, locale: Locale): Promise<FeedView<ArticleDto>> {
  const articles = await ports.articles.list(MAX_ARTICLES);
  const history = await readHistory(ports.state, 'articles');
  const state = stateOf(history, articles.length);
  return {
    state,
    items: articles.map((article) => shown(article, locale, ports)),
    ...(state === 'error' &&
      history.lastFailure && { reason: ports.texts.reason(locale, 'articles', history.lastFailure) }),
  };
}

function shown(article: Article, locale: Locale, { texts, blogLanguage }: ListArticlesPorts): ArticleDto {
  const { id, title, excerpt, link, publishedAt, categories, image } = article;
  return {
    id,
    title,
    lang: blogLanguage,
    excerpt: cutText(excerpt, EXCERPT_LENGTH),
    link,
    date: publishedAt === null ? null : texts.date(locale, publishedAt),
    categories,
    featuredImage: image,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
  };
}
