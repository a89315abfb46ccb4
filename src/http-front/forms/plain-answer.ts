import type { ServerResponse } from 'node:http';
import { isForOutage, publicCaching } from '../edge/edge-cache.ts';
import { EMPTY_CSP } from '../security-headers.ts';

/** Sends responses that are built for one request: errors, redirects, the page after a posted form. */
export interface PlainAnswers {
  send(
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): void;
  /** Sends a redirect that no cache may store, besides the copy for an outage. */
  redirect(
    response: ServerResponse,
    status: 302 | 303 | 308,
    location: string,
    headers?: Record<string, string>,
  ): void;
}

/** @param common headers of every response */
export function createPlainAnswers(common: Record<string, string>): PlainAnswers {
  const send: PlainAnswers['send'] = (response, status, headers, body = '') => {
    const own = { ...common, 'content-security-policy': EMPTY_CSP, ...headers };
    // The redirect of a page that is gone takes the place of the page's copy.
    const isCopy = (status === 301 || status === 302) && isForOutage(response.req);
    response
      .writeHead(isCopy ? 302 : status, isCopy ? { ...own, 'cache-control': publicCaching() } : own)
      .end(body);
  };
  return {
    send,
    redirect: (response, status, location, headers = {}) =>
      send(response, status, { location, 'cache-control': 'no-store', ...headers }),
  };
}
