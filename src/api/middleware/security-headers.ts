import type { MiddlewareHandler } from 'hono';
import { STRICT_TRANSPORT_SECURITY } from '../../contracts/https-only.ts';
import { BUILD_HEADER } from '../../domain/account/session.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * The headers of every response of the API, unless the route has already set another value. There are no CORS headers
 * on purpose: only pages of this origin call the API from a browser.
 */
const headers = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * @param secure whether the site is served over https; if so, the HSTS header is sent
 * @param build the name of the build, for open tabs of an earlier one
 */
export const securityHeaders = (secure: boolean, build: string): MiddlewareHandler<ApiEnv> => {
  const all = {
    ...headers,
    [BUILD_HEADER]: build,
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(all)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
};
