import type {
  ArticleCategoryView,
  ArticleEntry,
  ArticleListView,
  ArticleView,
  ListedArticle,
  PageArticles,
} from '../../contracts/shown-article.ts';
import { articlePath, articleSlug } from '../../domain/article/article-path.ts';
import { quoteIn } from '../../domain/article/article-quote.ts';
import { articleWave } from '../../domain/article/article-wave.ts';
import { isDefaultAuthor, isDefaultCategory } from '../../domain/article/blog-defaults.ts';
import { unescaped } from '../../domain/article/html-tokens.ts';
import { minutesOf } from '../../domain/guide/reading-minutes.ts';
import { keptTogether } from '../../domain/text/kept-together.ts';
import { pagePictures, sharePicture } from '../media/page-pictures.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { RemoteCategory } from '../ports/wordpress/blog-source.ts';
import type { Post, PostStore, ShownPost } from '../ports/wordpress/wordpress.ts';

/** Number of articles on a page of the list: the first page starts with one large and three smaller ones. */
const ARTICLES_ON_PAGE = 13;

/** Maximum number of links of a text that are looked up, all in one statement. */
const MOST_LINKS = 300;

type Names = ReadonlyMap<number, ArticleCategoryView>;

/** Returns one page of the list; `undefined` when there is no such page or category. An empty list has one page. */
export async function listShownArticles(
  { clock, shownPosts, posts, media }: Ports,
  part: { category?: string | undefined; page: number },
): Promise<ArticleListView | undefined> {
  const now = clock.now();
  const [known, counts] = await Promise.all([posts.categories(), shownPosts.countByCategory(now)]);
  const names = namesOf(known);
  const filled = [...names]
    .flatMap(([id, category]) => ({ id, ...category, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'fr'));
  const chosen = filled.find(({ slug }) => slug === part.category);
  if (part.category !== undefined && !chosen) return undefined;
  const size = ARTICLES_ON_PAGE;
  const found = await shownPosts.list({ category: chosen?.id, page: part.page, size }, now);
  const pages = Math.max(1, Math.ceil(found.total / size));
  if (part.page > pages) return undefined;
  const all = chosen ? (await shownPosts.list({ page: 1, size: 1 }, now)).total : found.total;
  const read = await Promise.all(found.items.map((item) => readPost(posts, item)));
  const items = read.flatMap((one) => (one ? listed(one, names) : []));
  const pictures = await pagePictures(
    { media },
    items.flatMap(({ picture }) => picture ?? []),
  );
  return {
    items: items.map((item) => ({
      ...item,
      picture: item.picture && item.picture in pictures ? item.picture : null,
    })),
    total: found.total,
    page: part.page,
    pages,
    size,
    category: chosen ? { name: chosen.name, slug: chosen.slug } : null,
    categories: filled.map(({ name, slug, count }) => ({ name, slug, count })),
    all,
    pictures,
  };
}

/** Returns the article at a slug, or its current slug if it has moved; `undefined` if visitors may not read it. */
export async function showArticle(
  { clock, shownPosts, posts, media }: Ports,
  slug: string,
): Promise<ArticleView | { movedTo: string } | undefined> {
  const found = await shownPosts.find(slug, clock.now());
  if (!found) return undefined;
  if (found.slug !== slug) return { movedTo: found.slug };
  const [read, known] = await Promise.all([readPost(posts, found), posts.categories()]);
  if (!read) return undefined;
  const names = namesOf(known);
  const { html, link, modifiedAt, categories, image } = read.post;
  const article = listed(read, names);
  const inText = [...html.matchAll(/\sdata-media="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  const pictures = await pagePictures({ media }, [
    ...new Set([...inText, ...(article.picture === null ? [] : [article.picture])]),
  ]);
  const links = [...html.matchAll(/\shref="([^"]+)"/g)]
    .slice(0, MOST_LINKS)
    .flatMap(([, href]) => (href === undefined ? [] : unescaped(href)))
    .filter((href) => !href.startsWith('#'));
  const linked = await shownPosts.slugsOf([...new Set(links)], clock.now());
  return {
    ...article,
    linked: Object.fromEntries(linked),
    picture: article.picture && article.picture in pictures ? article.picture : null,
    caption: keptTogether(image?.caption ?? ''),
    share: article.picture === null ? null : await sharePicture({ media }, article.picture),
    html,
    link,
    modifiedAt,
    categories: categories.flatMap((id) => names.get(id) ?? []),
    pictures,
  };
}

/** Returns the newest articles, for feeds and search engines. */
export async function listArticleEntries(
  { clock, shownPosts }: Ports,
  limit: number,
): Promise<ArticleEntry[]> {
  const entries = await shownPosts.entries(limit, clock.now());
  return entries.map(({ slug, ...entry }) => ({ ...entry, path: articlePath(slug) }));
}

interface ReadPost {
  slug: string;
  /** `picture`: the id of the copy of its featured picture. */
  post: Post & { picture?: string | null };
}

async function readPost(
  posts: Pick<PostStore, 'byId'>,
  { id, slug }: ShownPost,
): Promise<ReadPost | undefined> {
  const post = await posts.byId(id);
  // The article may have been hidden since it was found.
  return post && post.status === 'publish' && !post.hidden ? { slug, post } : undefined;
}

function listed({ slug, post }: ReadPost, names: Names): ListedArticle {
  return {
    slug,
    title: keptTogether(post.title),
    excerpt: keptTogether(post.excerpt),
    publishedAt: post.publishedAt ?? post.modifiedAt,
    minutes: minutesOf(post.words),
    wave: articleWave(post.html),
    category: post.categories.flatMap((id) => names.get(id) ?? [])[0] ?? null,
    author: post.author === null || isDefaultAuthor(post.author) ? null : post.author,
    quote: quoteIn(post.html),
    picture: post.picture ?? null,
    demo: post.demo,
  };
}

/**
 * Returns the categories by WordPress's number, without WordPress's default category. The number is added to a second
 * category with the same slug.
 */
function namesOf(known: readonly RemoteCategory[]): Names {
  const taken = new Set<string>();
  const chosen = known.filter(({ name }) => !isDefaultCategory(name));
  return new Map(
    chosen.map(({ id, name, slug }) => {
      const own = articleSlug(slug || name, id);
      const free = taken.has(own) ? `${own}-${id}` : own;
      taken.add(free);
      return [id, { name, slug: free }];
    }),
  );
}

/** Returns the blog's articles for the pages of the site. */
export function articlesOfPages(ports: Ports): PageArticles {
  return {
    language: ports.blogLanguage,
    list: (part) => listShownArticles(ports, part),
    bySlug: (slug) => showArticle(ports, slug),
    entries: (limit) => listArticleEntries(ports, limit),
  };
}
