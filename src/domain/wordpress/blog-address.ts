import { trimEnd } from '../text/trim-end.ts';

/** Returns the address of the blog's home page from a configured address, which may be that of its REST API. */
export function blogAddress(blogUrl: string): string {
  const url = new URL(blogUrl);
  if (url.searchParams.has('rest_route')) url.search = '';
  url.pathname = url.pathname.replace(/\/wp-json(?:\/.*)?$/, '/');
  return url.href;
}

/**
 * Returns whether two addresses are of the same blog; false if one is empty. Several blogs can share a host, each in its own
 * folder.
 */
export function isSameBlog(one: string, other: string): boolean {
  return one !== '' && other !== '' && placeOf(one) === placeOf(other);
}

function placeOf(url: string): string {
  const { origin, pathname } = new URL(blogAddress(url));
  return `${origin}${trimEnd(pathname, '/')}`;
}
