import { trimEnd } from '../text/trim-end.ts';

/** Returns the address of the blog's pages from any of its addresses that may be configured. */
export function blogAddress(blogUrl: string): string {
  const url = new URL(blogUrl);
  if (url.searchParams.has('rest_route')) url.search = '';
  url.pathname = url.pathname.replace(/\/wp-json(?:\/.*)?$/, '/');
  return url.href;
}

/**
 * Returns whether two addresses, of which each may be empty, are of the same blog. Blogs of several owners can share a host, each
 * in its own folder.
 */
export function isSameBlog(one: string, other: string): boolean {
  return one !== '' && other !== '' && placeOf(one) === placeOf(other);
}

function placeOf(url: string): string {
  const { origin, pathname } = new URL(blogAddress(url));
  return `${origin}${trimEnd(pathname, '/')}`;
}
