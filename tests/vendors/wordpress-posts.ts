import type { ServerResponse } from 'node:http';

/** An article of the fake blog. Times are ISO without a zone, in UTC, like `…_gmt` in WordPress's responses. */
export interface FakePost {
  id: number;
  title: string;
  content: string;
  status: string;
  /** Protected by a password. */
  isProtected: boolean;
  slug: string;
  date_gmt: string;
  modified_gmt: string;
  categories: number[];
  author: string;
  /** The featured picture. */
  featured: { source_url: string; alt_text: string; caption?: { rendered: string } } | undefined;
}

/** Returns an article of the fake blog; `changes` replaces fields. */
export const fakePost = (id: number, changes: Partial<FakePost> = {}): FakePost => ({
  id,
  title: `Article ${id}`,
  content: `<p>Texte ${id}.</p>`,
  status: 'publish',
  isProtected: false,
  slug: `article-${id}`,
  date_gmt: '2026-09-12T07:30:00',
  modified_gmt: '2026-09-12T07:30:00',
  categories: [1],
  author: 'Rédaction',
  featured: undefined,
  ...changes,
});

/** Responds to a request for articles like WordPress, for an account that may read all of them. */
export function answerPosts(
  posts: readonly FakePost[],
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const asked = (name: string) => query.get(name)?.split(',');
  const statuses = asked('status') ?? ['publish'];
  const include = asked('include')?.map(Number);
  const categories = asked('categories')?.map(Number);
  const after = query.get('modified_after');
  const found = posts
    .filter(({ status }) => statuses.includes(status))
    .filter(({ id }) => !include || include.includes(id))
    .filter((post) => !categories || post.categories.some((id) => categories.includes(id)))
    .filter(({ modified_gmt }) => after === null || Date.parse(`${modified_gmt}Z`) > Date.parse(after))
    .toSorted((a, b) => a.id - b.id);
  const size = Number(query.get('per_page') ?? 10);
  const offset = Number(query.get('offset') ?? (Number(query.get('page') ?? 1) - 1) * size);
  if (Number(query.get('page') ?? 1) > 1 && offset >= found.length) {
    const body = { code: 'rest_post_invalid_page_number', message: 'No.', data: { status: 400 } };
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-wp-total': String(found.length),
    'x-wp-totalpages': String(Math.ceil(found.length / size)),
  });
  const fields = asked('_fields')?.map((name) => name.split('.')[0]);
  const part = found.slice(offset, offset + size).map(rendered);
  const wanted = part.map((post) =>
    Object.fromEntries(Object.entries(post).filter(([name]) => !fields || fields.includes(name))),
  );
  response.end(JSON.stringify(wanted));
}

const rendered = ({
  id,
  title,
  content,
  status,
  isProtected,
  slug,
  date_gmt,
  modified_gmt,
  categories,
  author,
  featured,
}: FakePost) => ({
  ...{ id, status, slug, date_gmt, modified_gmt, categories },
  date: date_gmt,
  link: `https://blog.example.com/${slug}/`,
  title: { raw: title, rendered: status === 'private' ? `Privé&nbsp;: ${title}` : title },
  excerpt: { rendered: '', protected: isProtected },
  content: { rendered: isProtected ? '' : content, protected: isProtected },
  _embedded: { author: [{ name: author }], ...(featured && { 'wp:featuredmedia': [featured] }) },
});
