import type { ServerResponse } from 'node:http';
import { EMPTY_CSP } from '../security-headers.ts';

/** Sends responses that are built for one request: errors, redirects, the page after a posted form. */
export interface PlainAnswers {
  send(
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): void;
  /** Sends a redirect that no cache may store. */
  redirect(
    response: ServerResponse,
    status: 302 | 308,
    location: string,
    headers?: Record<string, string>,
  ): void;
}

/** @param common headers of every response */
export function createPlainAnswers(common: Record<string, string>): PlainAnswers {
  const send: PlainAnswers['send'] = (response, status, headers, body = '') => {
    response.writeHead(status, { ...common, 'content-security-policy': EMPTY_CSP, ...headers }).end(body);
  };
  return {
    send,
    redirect: (response, status, location, headers = {}) =>
      send(response, status, { location, 'cache-control': 'no-store', ...headers }),
  };
}
