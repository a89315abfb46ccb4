import type { ArticleDto } from '../../contracts/article.ts';
import type { FeedView } from '../../contracts/feed.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { MEDIA_PATH } from '../../domain/media/file-name.ts';
import { cutText } from '../../domain/text/cut.ts';
import type { Article, ArticleStore, FeedTexts } from '../ports/feeds.ts';
import type { PictureCopies } from '../ports/picture-copies.ts';
import type { StateStore } from '../ports.ts';
import { readHistory, stateOf } from './feed-state.ts';

export interface ListArticlesPorts {
  copies: Pick<PictureCopies, 'filesOf'>;
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
  const covers = await ports.copies.filesOf(articles.flatMap(({ image }) => image?.full ?? []));
  const history = await readHistory(ports.state, 'articles');
  const state = stateOf(history, articles.length);
  return {
    state,
    items: articles.map((article) => shown(article, locale, ports, covers)),
    ...(state === 'error' &&
      history.lastFailure && { reason: ports.texts.reason(locale, 'articles', history.lastFailure) }),
  };
}

function shown(
  article: Article,
  locale: Locale,
  { texts, blogLanguage }: ListArticlesPorts,
  covers: ReadonlyMap<string, string>,
): ArticleDto {
  const { id, title, excerpt, link, publishedAt, categories, image } = article;
  const file = image && covers.get(image.full);
  const cover = file ? `${MEDIA_PATH}${file}` : undefined;
  return {
    id,
    title,
    lang: blogLanguage,
    excerpt: cutText(excerpt, EXCERPT_LENGTH),
    link,
    date: publishedAt === null ? null : texts.date(locale, publishedAt),
    categories,
    featuredImage: cover ? { medium: cover, full: cover } : null,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
  };
}
