import { INVITATION_PATTERN } from './invitation.ts';

/** The page that takes a review; an invitation's code may follow it. */
export const REVIEW_PATH = '/review';

/**
 * What follows `/review` in a path without language prefix: `''` where nothing does. `undefined`: another page.
 * Untrusted: anything may stand there.
 */
export function invitationIn(path: string): string | undefined {
  if (path === REVIEW_PATH) return '';
  return path.startsWith(`${REVIEW_PATH}/`) ? path.slice(REVIEW_PATH.length + 1) : undefined;
}

/** Whether a text has the form of a code. */
export const isInvitationCode = (text: string): boolean => INVITATION_PATTERN.test(text);

/** An address's path, in any language, for records and logs: a code is a key, and stands in none of them. */
export const withoutInvitation = (pathname: string): string =>
  pathname.replace(/^((?:\/[a-z]{2})?\/review)\/.*$/, '$1');
