import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { BROWSER_HEADER, BROWSER_HEADER_VALUE, SESSION_MAX_MS } from '../../domain/account/session.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * The session of the back office in a browser: the token in a cookie that no script can read (decision record 0084).
 * Programs send the token in the `Authorization` header instead.
 */

const NAME = 'admin-session';
const LOOPBACK = /^(?:(?:[\w-]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether the browser accepts a `Secure` cookie: over https, or from this machine. Elsewhere the cookie has neither
 * `Secure` nor the prefix. The `Host` header of a request that a browser sends is that of its own address.
 */
const isTrustworthy = (c: Context<ApiEnv>, secure: boolean): boolean =>
  secure || LOOPBACK.test(c.req.header('host') ?? '');

const optionsFor = (trustworthy: boolean) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Strict' as const,
  ...(trustworthy && { secure: true, prefix: 'host' as const }),
});

/**
 * Sets the session as a cookie that expires with the token.
 * @param secure whether visitors reach the site over https
 */
export function keepSession(c: Context<ApiEnv>, token: string, secure: boolean): void {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const left = Math.floor(Number(payload.exp) - Date.now() / 1000);
  const maxAge = Math.min(Math.max(0, left), SESSION_MAX_MS / 1000);
  setCookie(c, NAME, token, { ...optionsFor(isTrustworthy(c, secure)), maxAge });
}

/** Deletes the cookie at the sign-out. */
export function dropSession(c: Context<ApiEnv>, secure: boolean): void {
  deleteCookie(c, NAME, optionsFor(isTrustworthy(c, secure)));
}

/**
 * Returns the token of the cookie if the request comes from a page of this site: no other site can add `BROWSER_HEADER`
 * to a request, and browsers send the origin in `Sec-Fetch-Site`. Reading needs no header, because no other site can
 * read the response.
 */
export function sessionOf(c: Context<ApiEnv>, secure: boolean): string | undefined {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return undefined;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead && !isFromBackOffice(c)) return undefined;
  return isTrustworthy(c, secure) ? getCookie(c, NAME, 'host') : getCookie(c, NAME);
}

/** Whether the back office in a browser sent the request. */
export const isFromBackOffice = (c: Context<ApiEnv>): boolean =>
  c.req.header(BROWSER_HEADER) === BROWSER_HEADER_VALUE;
