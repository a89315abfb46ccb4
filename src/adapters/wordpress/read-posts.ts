import type { FeedAnswer, FetchedArticle } from '../../app/ports/feeds.ts';
import { categoriesOf } from '../../domain/article/category.ts';
import { trimEnd } from '../../domain/text/trim-end.ts';
import { excerptText } from '../html/excerpt-text.ts';
import { plainText } from '../html/plain-text.ts';
import {
  countRefusals,
  type Fields,
  fieldsOf,
  identifier,
  moment,
  webAddress,
} from '../http/vendor-values.ts';

const TITLE_LENGTH = 200;
const EXCERPT_LENGTH = 1000;
/** The most categories and tags read of one post. */
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
  const title = plainText(rendered(post['title']), TITLE_LENGTH);
  if (title === null) return 'without title';
  const link = webAddress(post['link']);
  if (link === null) return 'without link';
  const embedded = fieldsOf(post['_embedded']);
  const excerpt = excerptText(rendered(post['excerpt']), link, EXCERPT_LENGTH);
  return {
    externalId: identifier(post['id']) ?? link,
    title,
    // The site cuts and marks by itself.
    excerpt: trimEnd(excerpt, /[\s…]/),
    link,
    // `date` is the blog's local time, which the blog itself shows; it has no time zone.
    publishedAt: moment(post['date']) ?? moment(post['date_gmt']),
    categories: categoriesOf(termsIn(embedded['wp:term'])),
    image: imageIn(embedded['wp:featuredmedia']),
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

/** In place of a picture that may not be read, the blog sends an error object, which has no address. */
function imageIn(value: unknown): FetchedArticle['image'] {
  const media = fieldsOf(Array.isArray(value) ? value[0] : undefined);
  const full = webAddress(media['source_url']);
  if (full === null) return null;
  const sizes = fieldsOf(fieldsOf(media['media_details'])['sizes']);
  return { medium: webAddress(fieldsOf(sizes['medium'])['source_url']) ?? full, full };
}
