import type { FeedAnswer, FetchedArticle } from '../../app/ports/feeds.ts';
import type { ChangedPart, RemoteCategory, RemotePost } from '../../app/ports/wordpress/blog-source.ts';
import { categoriesOf } from '../../domain/article/category.ts';
import { trimEnd } from '../../domain/text/trim-end.ts';
import { type PostStatus, postStatuses } from '../../domain/wordpress/post-status.ts';
import { MAX_HTML, readArticleHtml, wordsIn } from '../html/article-html.ts';
import { excerptText } from '../html/excerpt-text.ts';
import { plainText } from '../html/plain-text.ts';
import { withoutShortcodes } from '../html/shortcodes.ts';
import {
  countRefusals,
  type Fields,
  fieldsOf,
  identifier,
  moment,
  webAddress,
} from '../http/vendor-values.ts';

/** The query of the public feed. `_embed` needs `_links`. */
export const FEED_QUERY = {
  _embed: 1,
  _fields: 'id,date,date_gmt,title,excerpt,link,_links,_embedded',
};

/** The query of articles, in the context of an editor, which has the raw title. The raw text is not requested. */
export const POST_QUERY = {
  context: 'edit',
  _embed: 'author,wp:featuredmedia',
  // `_embed` needs `_links`.
  _fields:
    'id,slug,link,status,title,excerpt.rendered,content.rendered,content.protected,date_gmt,modified_gmt,categories,_links,_embedded',
};

const FEED_TITLE_LENGTH = 200;
const TITLE_LENGTH = 300;
const EXCERPT_LENGTH = 1000;
const CAPTION_LENGTH = 500;
const MAX_CATEGORIES = 100;
/** The most categories and tags read of one post of the feed. */
const MAX_TERMS = 50;

/** Returns the articles in a response of the posts endpoint, newest first. Hostile values remove a post or a field. */
export function readPosts(value: unknown, limit: number): FeedAnswer<FetchedArticle> {
  if (!Array.isArray(value)) return { kind: 'failed', failure: { code: 'invalid', detail: 'no list' } };
  const refused = countRefusals();
  const items = new Map<string, FetchedArticle>();
  for (const post of value) {
    const article = toArticle(fieldsOf(post));
    if (typeof article === 'string') refused.add(article);
    else if (items.has(article.externalId)) refused.add('twice');
    else if (items.size === limit) refused.add('too many');
    else items.set(article.externalId, article);
  }
  // A list without a usable article is a failure: it must not delete the stored list.
  if (value.length > 0 && items.size === 0) {
    return { kind: 'failed', failure: { code: 'invalid', detail: 'no article in the list' } };
  }
  const newestFirst = [...items.values()].sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
  return { kind: 'list', items: newestFirst, refused: refused.counts };
}

/** Returns the article, or the reason why the post is omitted. */
function toArticle(post: Fields): FetchedArticle | string {
  const title = plainText(rendered(post['title']), FEED_TITLE_LENGTH);
  if (title === null) return 'without title';
  const link = webAddress(post['link']);
  if (link === null) return 'without link';
  const embedded = fieldsOf(post['_embedded']);
  const excerpt = excerptText(rendered(post['excerpt']), link, EXCERPT_LENGTH);
  return {
    externalId: identifier(post['id']) ?? link,
    title,
    // The site shortens the text and adds the ellipsis itself.
    excerpt: trimEnd(excerpt, /[\s…]/),
    link,
    // `date` is the blog's local time, which the blog itself shows; it has no time zone.
    publishedAt: moment(post['date']) ?? moment(post['date_gmt']),
    categories: categoriesOf(termsIn(embedded['wp:term'])),
    image: sizesOf(first(embedded['wp:featuredmedia'])),
  };
}

const rendered = (field: unknown): unknown => fieldsOf(field)['rendered'] ?? field;

/** Returns the slugs and names of the categories and tags, which the blog sends in one list for each taxonomy. */
function termsIn(value: unknown): string[] {
  const terms = Array.isArray(value) ? value.flat().slice(0, MAX_TERMS) : [];
  return terms.flatMap((term) => {
    const { slug, name } = fieldsOf(term);
    return [plainText(slug, 100), plainText(name, 100)].filter((text) => text !== null);
  });
}

/** Lets other work of the process run between two articles: cleaning one takes some milliseconds. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns the articles of a response; `undefined` when it is not a list. An article of a wrong shape is refused. */
export async function readRemotePosts(
  value: unknown,
): Promise<Pick<ChangedPart, 'posts' | 'refused' | 'read'> | undefined> {
  if (!Array.isArray(value)) return undefined;
  const posts = new Map<number, RemotePost>();
  const refused: string[] = [];
  for (const one of value) {
    const fields = fieldsOf(one);
    const post = toPost(fields);
    if (post) posts.set(post.externalId, post);
    else refused.push(String(wholeNumber(fields['id']) ?? '?'));
    await breathe();
  }
  return { posts: [...posts.values()], refused, read: value.length };
}

function toPost(post: Fields): RemotePost | undefined {
  const externalId = wholeNumber(post['id']);
  const link = webAddress(post['link']);
  const modifiedAt = moment(post['modified_gmt']);
  const status = statusOf(post);
  const raw = fieldsOf(post['content'])['rendered'];
  if (externalId === undefined || link === null || modifiedAt === null || status === undefined)
    return undefined;
  if (typeof raw !== 'string' || raw.length > MAX_HTML) return undefined;
  const embedded = fieldsOf(post['_embedded']);
  // The content of an article with a password, or in the bin, must not be stored.
  const isClosed = status === 'protected' || status === 'trash';
  const { html, left, shortcodes } = readArticleHtml(isClosed ? '' : raw, link);
  const excerpt = isClosed ? '' : excerptText(fieldsOf(post['excerpt'])['rendered'], link, EXCERPT_LENGTH);
  return {
    externalId,
    slug: plainText(post['slug'], 200) ?? '',
    link,
    title: withoutShortcodes(plainText(titleOf(fieldsOf(post['title']), status), TITLE_LENGTH) ?? ''),
    excerpt,
    html,
    left,
    shortcodes,
    status,
    author: plainText(fieldsOf(first(embedded['author']))['name'], 200),
    // `date` is the blog's local time: only `date_gmt` names a moment. A draft may lack it.
    publishedAt: status === 'draft' || status === 'pending' ? null : moment(post['date_gmt']),
    modifiedAt,
    categories: numbersOf(post['categories']),
    image: imageOf(first(embedded['wp:featuredmedia'])),
    words: wordsIn(html),
  };
}

function statusOf(post: Fields): PostStatus | 'trash' | undefined {
  const status = post['status'];
  if (status === 'trash') return 'trash';
  if (status === 'publish' && fieldsOf(post['content'])['protected'] === true) return 'protected';
  return postStatuses.find((known) => known === status && known !== 'protected');
}

/** WordPress adds a word before the title of a private article, except in its raw form. */
const titleOf = ({ raw, rendered }: Fields, status: PostStatus | 'trash'): unknown =>
  status === 'private' && typeof raw === 'string' ? raw : rendered;

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

const numbersOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value.slice(0, MAX_CATEGORIES) : []).flatMap((id) => wholeNumber(id) ?? []);

/** For a picture that may not be read, the blog sends an error object, which has no address. */
function sizesOf(value: unknown): FetchedArticle['image'] {
  const media = fieldsOf(value);
  const full = webAddress(media['source_url']);
  if (full === null) return null;
  const sizes = fieldsOf(fieldsOf(media['media_details'])['sizes']);
  return { medium: webAddress(fieldsOf(sizes['medium'])['source_url']) ?? full, full };
}

function imageOf(value: unknown): RemotePost['image'] {
  const media = fieldsOf(value);
  const url = webAddress(media['source_url']);
  if (url === null) return null;
  const caption = plainText(fieldsOf(media['caption'])['rendered'], CAPTION_LENGTH);
  return { url, alt: plainText(media['alt_text'], 500) ?? '', ...(caption && { caption }) };
}

/** Returns a number of WordPress: whole and positive. */
export const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

export const CATEGORY_FIELDS = 'id,name,slug';

/** Returns the categories of a list; an entry of another shape is left out. */
export function readRemoteCategories(rows: readonly unknown[]): RemoteCategory[] {
  return rows.flatMap((one) => {
    const fields = fieldsOf(one);
    const id = wholeNumber(fields['id']);
    const name = plainText(fields['name'], 200);
    return id !== undefined && name !== null
      ? [{ id, name, slug: plainText(fields['slug'], 200) ?? '' }]
      : [];
  });
}
