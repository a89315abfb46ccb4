import { apiAddress } from '../../browser/api-address.ts';
import { BROWSER_HEADER, BROWSER_HEADER_VALUE } from '../../domain/account/session.ts';
import { earlierToken, forgetSession, keepSession } from '../api/session-marker.ts';

/**
 * Exchanges the token that an earlier version of the site stored in this browser for the cookie, so that users stay signed
 * in after an update. Any failure ends on the sign-in page.
 */
export async function adoptEarlierToken(): Promise<void> {
  const token = earlierToken();
  if (token === undefined) return;
  forgetSession();
  const response = await fetch(apiAddress('/auth/session'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, [BROWSER_HEADER]: BROWSER_HEADER_VALUE },
  }).catch(() => undefined);
  // A response that is not read to its end counts as aborted when the page is left.
  await response?.text();
  if (response?.ok) keepSession(token);
}
