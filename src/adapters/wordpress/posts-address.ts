const ROUTE = '/wp/v2/posts';
/** What is read of a post. `_links` is what `_embed` follows. */
const FIELDS = 'id,date,date_gmt,title,excerpt,link,_links,_embedded';

/**
 * Where a blog's posts are asked for, to be tried in this order. `BLOG_URL` may be the blog's own address or already
 * that of its posts. A blog whose permalinks are plain knows only the second form.
 */
export function postsAddresses(blogUrl: string, perPage: number): string[] {
  const given = new URL(blogUrl);
  const route = given.searchParams.get('rest_route');
  if (route !== null) return [withQuery(given, perPage)];
  const base = blogAddress(blogUrl);
  const pretty = new URL(base);
  pretty.pathname = `${withoutSlash(pretty.pathname)}/wp-json${ROUTE}`;
  const plain = new URL(base);
  plain.searchParams.set('rest_route', ROUTE);
  return [withQuery(pretty, perPage), withQuery(plain, perPage)];
}

/** The blog that people read, whichever of its addresses is configured. */
export function blogAddress(blogUrl: string): string {
  const url = new URL(blogUrl);
  if (url.searchParams.has('rest_route')) url.search = '';
  url.pathname = url.pathname.replace(/\/wp-json(?:\/.*)?$/, '/');
  return url.href;
}

function withQuery(url: URL, perPage: number): string {
  const asked = new URL(url);
  asked.searchParams.set('per_page', String(perPage));
  asked.searchParams.set('_embed', '1');
  asked.searchParams.set('_fields', FIELDS);
  asked.hash = '';
  return asked.href;
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');
