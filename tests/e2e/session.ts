import type { Page } from 'playwright-core';
import { markerFor } from '../accounts/session-tokens.ts';

/** Signs the browser of a page in with a token, as the sign-in form does: the token in a cookie, its marker in the storage. */
export async function keepSessionIn(page: Page, url: string, token: string): Promise<void> {
  // The browser's protocol accepts a secure cookie only for an https address; the browser sends it to this machine over
  // http too.
  const secureUrl = url.replace(/^http:/, 'https:');
  await page.context().addCookies([
    {
      name: '__Host-admin-session',
      value: token,
      url: secureUrl,
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    },
  ]);
  await page.addInitScript((value) => localStorage.setItem('admin-auth', value), markerFor(token));
}
