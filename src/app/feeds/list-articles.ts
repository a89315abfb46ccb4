import type { ArticleDto } from '../../contracts/article.ts';
import type { FeedView } from '../../contracts/feed.ts';
import { articlePath } from '../../domain/article/article-path.ts';
import { categoriesOf } from '../../domain/article/category.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { MEDIA_PATH } from '../../domain/media/file-name.ts';
import { cutText } from '../../domain/text/cut.ts';
import { pagePictures } from '../media/page-pictures.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Article } from '../ports/feeds.ts';
import { readHistory, stateOf } from './feed-state.ts';

/** The home page shows three articles. */
const MAX_ARTICLES = 3;
const EXCERPT_LENGTH = 150;
/** Width of the cover of a card on a dense screen, in pixels. */
const COVER_WIDTH = 800;

/**
 * Returns the latest blog posts from the database; no vendor is called. Synchronised articles have pages on this site;
 * without any, the articles are those of the public feed.
 */
export async function listArticles(ports: Ports, locale: Locale): Promise<FeedView<ArticleDto>> {
  const synchronised = await listSynchronised(ports, locale);
  if (synchronised.length > 0) return { state: 'loaded', items: synchronised };
  const articles = await ports.articles.list(MAX_ARTICLES);
  const covers = await ports.copies.filesOf(articles.flatMap(({ image }) => image?.full ?? []));
  const history = await readHistory(ports.state, 'articles');
  const state = stateOf(history, articles.length);
  return {
    state,
    items: articles.map((article) => {
      const file = article.image && covers.get(article.image.full);
      const cover = file && `${MEDIA_PATH}${file}`;
      return {
        ...cardOf(article, locale, ports.texts),
        ...{ path: null, lang: ports.blogLanguage, categories: article.categories },
        featuredImage: cover ? { medium: cover, full: cover } : null,
      };
    }),
    ...(state === 'error' &&
      history.lastFailure && { reason: ports.texts.reason(locale, 'articles', history.lastFailure) }),
  };
}

async function listSynchronised(
  { clock, shownPosts, posts, media, texts, blogLanguage }: Ports,
  locale: Locale,
): Promise<ArticleDto[]> {
  const now = clock.now();
  const { items: newest } = await shownPosts.list({ page: 1, size: MAX_ARTICLES }, now);
  if (newest.length === 0) return [];
  const first = await shownPosts.withIds(await posts.featured(now), now);
  const others = newest.filter(({ id }) => !first.some((one) => one.id === id));
  const items = [...first, ...others].slice(0, MAX_ARTICLES);
  const names = new Map((await posts.categories()).map(({ id, name, slug }) => [id, [name, slug]]));
  const found = await Promise.all(
    items.map(async ({ id, slug }) => {
      const post = await posts.byId(id);
      return post && !post.hidden ? [{ slug, post }] : [];
    }),
  );
  const read = found.flat();
  const pictures = await pagePictures(
    { media },
    read.flatMap(({ post }) => post.picture ?? []),
  );
  return read.map(({ slug, post }) => ({
    ...cardOf(post, locale, texts),
    path: articlePath(slug),
    lang: blogLanguage,
    categories: categoriesOf([post.title, ...post.categories.flatMap((number) => names.get(number) ?? [])]),
    featuredImage: coverIn((post.picture !== null && pictures[post.picture]?.files.webp) || []),
  }));
}

/** Returns the cover from the files of a picture, which are sorted by width; null without a file. */
function coverIn(files: readonly { url: string; width: number }[]): ArticleDto['featuredImage'] {
  const largest = files.at(-1);
  const medium = files.find(({ width }) => width >= COVER_WIDTH) ?? largest;
  return medium && largest ? { medium: medium.url, full: largest.url } : null;
}

function cardOf(
  { id, title, demo, excerpt, link, publishedAt }: Omit<Article, 'categories' | 'image'>,
  locale: Locale,
  texts: Ports['texts'],
) {
  return {
    ...{ id, title, demo, link },
    excerpt: cutText(excerpt, EXCERPT_LENGTH),
    date: publishedAt === null ? null : texts.date(locale, publishedAt),
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
  };
}
