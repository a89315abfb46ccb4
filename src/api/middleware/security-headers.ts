import type { MiddlewareHandler } from 'hono';
import { STRICT_TRANSPORT_SECURITY } from '../../contracts/https-only.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * On every answer of the API; a route that needs something else has set it already. There are no CORS headers on
 * purpose: only pages of this origin call the API from a browser.
 */
const headers = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** @param secure whether the site is served over https: then browsers are told to ask for nothing else */
export const securityHeaders = (secure: boolean): MiddlewareHandler<ApiEnv> => {
  const all = { ...headers, ...(secure && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }) };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(all)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
};
