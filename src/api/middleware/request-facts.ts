import { randomBytes, randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestFacts } from '../../app/leads/submit/lead-origin.ts';
import { negotiateLocale } from '../../domain/locale/negotiate.ts';
import { traceIdOf } from '../../domain/trace/trace-parent.ts';
import { isObjection } from '../../domain/visit/is-counted.ts';
import type { ApiEnv } from '../api-env.ts';
import { isFromBackOffice } from './session-cookie.ts';

const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,200}$/;

/**
 * Sets the id of the request and the language of its messages. The id is returned in a header and in failures, logged,
 * and stored with the lead. It is always a new one: two requests never share an id, whatever a client sends. The trace is that of the
 * proxy (`traceparent`), else a new one.
 */
export const requestFacts: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('requestId', randomUUID());
  c.set('traceId', traceIdOf(c.req.header('traceparent')) ?? randomBytes(16).toString('hex'));
  c.set(
    'locale',
    negotiateLocale({
      query: c.req.query('lang'),
      cookie: isOffice(c) ? undefined : getCookie(c, 'lang'),
      acceptLanguage: c.req.header('accept-language'),
    }),
  );
  await next();
  c.header('x-request-id', c.get('requestId'));
};

/**
 * Returns true for a call of the back office. Such a call sends its language in the headers; the cookie is a
 * choice for the public pages.
 */
const isOffice = (c: Context<ApiEnv>): boolean =>
  isFromBackOffice(c) || c.req.path.startsWith('/api/auth/') || c.req.header('authorization') !== undefined;

/**
 * Returns the facts of the request that a use case needs. An invalid `Idempotency-Key` is ignored: the visitor's
 * message must not be refused because of it.
 */
export function factsOf<E extends ApiEnv>(c: Context<E>): RequestFacts {
  const key = c.req.header('idempotency-key')?.trim();
  return {
    requestId: c.get('requestId'),
    traceId: c.get('traceId'),
    locale: c.get('locale'),
    userAgent: c.req.header('user-agent'),
    objects: isObjection(c.req.header('sec-gpc')),
    idempotencyKey: key && IDEMPOTENCY_KEY.test(key) ? key : undefined,
    proofMark: c.req.header('x-proof'),
  };
}
