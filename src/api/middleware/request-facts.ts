import { randomUUID } from 'node:crypto';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestFacts } from '../../app/lead/lead-origin.ts';
import { negotiateLocale } from '../../domain/locale/negotiate.ts';
import type { ApiEnv } from '../api-env.ts';

/** Long enough to be unique, and nothing that could forge a line of the log. */
const SANE_ID = /^[\w.:-]{8,100}$/;
const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,200}$/;

/**
 * Names the request (the caller's `X-Request-Id` when it is sane, else a new one) and decides the language of its
 * messages. The name stands in the answer, in failures, in the log and with the lead.
 */
export const requestFacts: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const given = c.req.header('x-request-id');
  c.set('requestId', given && SANE_ID.test(given) ? given : randomUUID());
  c.set(
    'locale',
    negotiateLocale({
      query: c.req.query('lang'),
      cookie: isOffice(c.req) ? undefined : getCookie(c, 'lang'),
      acceptLanguage: c.req.header('accept-language'),
    }),
  );
  await next();
  c.header('x-request-id', c.get('requestId'));
};

/** The back office says with each call which language it shows; the cookie is a choice about the public pages. */
const isOffice = (request: HonoRequest): boolean =>
  request.path.startsWith('/api/auth/') || request.header('authorization') !== undefined;

/** What a use case wants to know of the call. A key that is no key is left out: it must not cost the visitor the message. */
export function factsOf<E extends ApiEnv>(c: Context<E>): RequestFacts {
  const key = c.req.header('idempotency-key')?.trim();
  return {
    requestId: c.get('requestId'),
    locale: c.get('locale'),
    userAgent: c.req.header('user-agent'),
    idempotencyKey: key && IDEMPOTENCY_KEY.test(key) ? key : undefined,
  };
}
