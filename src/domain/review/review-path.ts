/** The page with the form for a review; the code of an invitation may follow its path. */
export const REVIEW_PATH = '/review';

/**
 * Returns the text after `/review/` in a path without language prefix: `''` when the path is `/review`, `undefined`
 * when it is another page. The text is untrusted and can be any text, not only a code. It is decoded if its escapes are valid.
 */
export function invitationIn(path: string): string | undefined {
  if (path === REVIEW_PATH) return '';
  if (!path.startsWith(`${REVIEW_PATH}/`)) return undefined;
  const code = path.slice(REVIEW_PATH.length + 1);
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/**
 * Returns a path, in any language, without the invitation code, for records and logs: a code gives access, so they
 * must not contain it.
 */
export const withoutInvitation = (pathname: string): string =>
  pathname.replace(/^((?:\/[a-z]{2})?\/review)\/.*$/, '$1');
