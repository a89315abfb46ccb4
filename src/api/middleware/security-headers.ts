import type { MiddlewareHandler } from 'hono';
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

export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
