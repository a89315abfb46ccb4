import { trimEnd } from '../../domain/text/trim-end.ts';
import { blogAddress } from '../../domain/wordpress/blog-address.ts';

const POSTS = '/wp/v2/posts';
/** The fields that are requested of a post. `_embed` needs `_links`. */
const FIELDS = 'id,date,date_gmt,title,excerpt,link,_links,_embedded';

/**
 * Returns the addresses of a blog's posts, to be tried in this order. `BLOG_URL` may be the blog's own address or
 * already that of its posts. A blog whose permalinks are plain knows only the second form.
 */
export function postsAddresses(blogUrl: string, perPage: number): string[] {
  const given = new URL(blogUrl);
  const addresses = given.searchParams.has('rest_route') ? [given] : routeAddresses(blogUrl, POSTS);
  return addresses.map((url) => withQuery(url, perPage));
}

/** Returns the addresses of a route of the blog's API, to be tried in this order: with permalinks, and without. */
export function routeAddresses(blogUrl: string, route: string): URL[] {
  const pretty = new URL(blogAddress(blogUrl));
  pretty.pathname = `${withoutSlash(pretty.pathname)}/wp-json${route}`;
  const plain = new URL(blogAddress(blogUrl));
  plain.searchParams.set('rest_route', route);
  return [pretty, plain];
}

function withQuery(url: URL, perPage: number): string {
  const asked = new URL(url);
  asked.searchParams.set('per_page', String(perPage));
  asked.searchParams.set('_embed', '1');
  asked.searchParams.set('_fields', FIELDS);
  asked.hash = '';
  return asked.href;
}

const withoutSlash = (path: string): string => trimEnd(path, '/');
