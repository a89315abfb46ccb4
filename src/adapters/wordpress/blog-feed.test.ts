import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaError, post, scriptedPost } from '../../../tests/vendors/blog.ts';
import { type Hostility, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import type { FetchedArticle } from '../../app/ports/feeds.ts';
import { blogAddress } from '../../domain/wordpress/blog-address.ts';
import { type BlogFeedOptions, createBlogFeed } from './blog-feed.ts';
import { readPosts } from './read-posts.ts';
import { routeAddresses } from './rest-client.ts';

const article: FetchedArticle = {
  externalId: '42',
  title: 'Cibler juste – méthode',
  excerpt: 'Trois leviers pour une première campagne.',
  link: 'https://blog.example.com/cibler-juste',
  publishedAt: Date.UTC(2026, 8, 12, 9, 30),
  categories: ['youtube'],
  image: { medium: 'https://blog.example.com/medium.jpg', full: 'https://blog.example.com/full.jpg' },
};

function articlesOf(posts: unknown): FetchedArticle[] {
  const read = readPosts(posts, 3);
  if (read.kind === 'failed') throw new Error(`failed: ${JSON.stringify(read.failure)}`);
  return read.items;
}

describe('the address of the posts', () => {
  const paths = (blogUrl: string) =>
    routeAddresses(blogUrl, '/wp/v2/posts').map(({ url: { origin, pathname, searchParams } }) => {
      const route = searchParams.get('rest_route');
      return `${origin}${pathname}${route === null ? '' : `?${route}`}`;
    });

  it.each([
    'https://blog.example.com',
    'https://blog.example.com/',
    'https://blog.example.com/wp-json/wp/v2/posts',
    'https://blog.example.com/wp-json/wp/v2/posts/',
    'https://blog.example.com/wp-json/',
  ])('is found from %s', (blogUrl) => {
    expect(paths(blogUrl)).toEqual([
      'https://blog.example.com/wp-json/wp/v2/posts',
      'https://blog.example.com/?/wp/v2/posts',
    ]);
    expect(blogAddress(blogUrl)).toBe('https://blog.example.com/');
  });

  it('keeps the folder of a blog', () => {
    expect(paths('https://example.com/blog/')).toEqual([
      'https://example.com/blog/wp-json/wp/v2/posts',
      'https://example.com/blog/?/wp/v2/posts',
    ]);
    expect(blogAddress('https://example.com/blog/wp-json/wp/v2/posts')).toBe('https://example.com/blog/');
  });

  it('is unchanged when it is a plain route already', () => {
    expect(paths('https://example.com/?rest_route=/wp/v2/posts')).toEqual([
      'https://example.com/?/wp/v2/posts',
    ]);
    expect(blogAddress('https://example.com/?rest_route=/wp/v2/posts')).toBe('https://example.com/');
  });
});

describe('a post', () => {
  it('is read as plain text', () => {
    expect(readPosts([post()], 3)).toEqual({ kind: 'list', items: [article], refused: {} });
  });

  it.each<[string, unknown, FetchedArticle['image']]>([
    ['an error in its place', mediaError, null],
    ['nothing', undefined, null],
    ['a text', 'x', null],
    ['an empty list', [], null],
    [
      'one size only',
      [{ source_url: 'https://b.example/f.jpg', media_details: {} }],
      { medium: 'https://b.example/f.jpg', full: 'https://b.example/f.jpg' },
    ],
  ])('is read with this value instead of its picture: %s', (_name, media, image) => {
    const [read] = articlesOf([post({ _embedded: { 'wp:featuredmedia': media } })]);
    expect(read).toMatchObject({ image, categories: ['strategy'] });
  });

  it('keeps only its text and its encoded link when every field contains a script', () => {
    expect(articlesOf([scriptedPost])).toEqual([
      {
        externalId: expect.any(String),
        title: 'Titre',
        excerpt: 'Extrait',
        link: 'https://blog.example.com/%22%3E%3Cscript%3E',
        publishedAt: null,
        categories: ['strategy'],
        image: null,
      },
    ]);
  });

  it.each([
    ['without link', { link: 'javascript:alert(1)' }],
    ['without link', { link: undefined }],
    ['without title', { title: { rendered: '<br>' } }],
    ['without title', { title: null }],
  ])('is omitted: %s', (reason, changes) => {
    expect(readPosts([post({ id: 1, ...changes }), post()], 3)).toEqual({
      kind: 'list',
      items: [article],
      refused: { [reason]: 1 },
    });
  });

  it('is accepted without an excerpt', () => {
    expect(articlesOf([post({ excerpt: undefined })])).toMatchObject([{ excerpt: '' }]);
  });
});

describe('a list', () => {
  it('is sorted with the newest posts first, and limited to the given length', () => {
    const posts = ['2026-01-01', '2026-03-01', '2026-02-01', '2026-01-15'].map((date, id) =>
      post({ id, date: `${date}T08:00:00` }),
    );
    const read = readPosts([...posts.slice(0, 3), posts[0], posts[3]], 3);
    expect(read).toMatchObject({ refused: { twice: 1, 'too many': 1 } });
    expect(read.kind === 'list' && read.items.map(({ externalId }) => externalId)).toEqual(['1', '2', '0']);
  });

  it.each([null, {}, 'x', { code: 'rest_no_route' }, [1], [{}], [{ title: 'x' }]])(
    'is invalid: %j',
    (value) => {
      expect(readPosts(value, 3)).toMatchObject({ kind: 'failed', failure: { code: 'invalid' } });
    },
  );

  it('may be empty', () => {
    expect(readPosts([], 3)).toEqual({ kind: 'list', items: [], refused: {} });
  });

  it('is read without an exception and without markup, for any response', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('<script>x</script>', '&lt;b onclick=x&gt;', 'javascript:x', '\ud800', '\0'),
    );
    const changed = fc.dictionary(fc.constantFrom(...Object.keys(post()), '__proto__'), value);
    fc.assert(
      fc.property(fc.array(fc.oneof(changed.map(post), value)), (posts) => {
        const read = readPosts(posts, 3);
        for (const item of read.kind === 'list' ? read.items : []) {
          expect(JSON.stringify({ ...item, externalId: '' })).not.toMatch(/<[a-z/!?]/i);
          expect(item.link).toMatch(/^https?:\/\//);
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

describe('the blog source', () => {
  let vendor: Vendor;
  beforeEach(async () => {
    vendor = await startVendor([post()]);
  });
  afterEach(() => vendor.close());

  const blog = (options: Partial<BlogFeedOptions> = {}) =>
    createBlogFeed({
      blogUrl: vendor.url,
      allowPrivate: true,
      ...options,
    });
  const { signal } = new AbortController();

  it('requests the latest posts', async () => {
    expect(await blog().fetch(signal)).toEqual({ kind: 'list', items: [article], refused: {} });
    expect(vendor.requests).toEqual([expect.stringMatching(/^\/wp-json\/wp\/v2\/posts\?per_page=3&_embed=/)]);
  });

  it('tries a second address for a blog with plain permalinks', async () => {
    vendor.answer = {
      handler(request, response) {
        if (request.url?.startsWith('/?rest_route=')) response.end(JSON.stringify([post()]));
        else response.writeHead(404).end('<html>');
      },
    };
    expect(await blog().fetch(signal)).toMatchObject({ items: [article] });
    expect(vendor.requests).toHaveLength(2);
  });

  it.each<[Hostility, object]>([
    ['ten megabytes', { code: 'invalid', detail: 'too large' }],
    ['twenty seconds', { code: 'timeout' }],
    ['a page', { code: 'invalid', detail: 'no JSON' }],
    ['half an answer', { code: 'invalid', detail: 'no JSON' }],
    ['a closed door', { code: 'unreachable', detail: 'connection closed' }],
    ['status 404', { code: 'status', detail: '404' }],
    ['status 500', { code: 'status', detail: '500' }],
  ])('reports the failure of the blog with its reason: %s', async (hostile, failure) => {
    vendor.answer = { hostile };
    const hurried = hostile === 'twenty seconds' || hostile === 'a drip' ? { timeoutMs: 100 } : {};
    expect(await blog(hurried).fetch(signal)).toEqual({ kind: 'failed', failure });
  });

  it('has one time limit for all addresses', async () => {
    vendor.answer = {
      handler(request, response) {
        if (!request.url?.startsWith('/?')) setTimeout(() => response.writeHead(404).end(), 60);
      },
    };
    const started = performance.now();
    expect(await blog({ timeoutMs: 100 }).fetch(signal)).toEqual({
      kind: 'failed',
      failure: { code: 'timeout' },
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
