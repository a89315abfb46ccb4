import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Clock } from '../../app/ports.ts';
import { parseRetryAfter } from '../../domain/delivery/retry.ts';
import { readStart } from './read-start.ts';

interface Posted {
  /** By default `POST`. */
  method?: 'GET' | 'POST' | undefined;
  body: string | Buffer;
  headers: Record<string, string>;
  /** Resolves the host's name; `undefined`: any address may be reached. */
  lookup: LookupFunction | undefined;
  /** For the whole attempt: connecting, sending, and reading the answer. */
  timeoutMs: number;
  /** Bytes of the answer that are read. */
  answerBytes: number;
  clock: Clock;
}

/**
 * Posts a body once and returns the response. Redirects are not followed: the 3xx status is the outcome. A status that arrived
 * counts even if the rest of the answer does not arrive: the receiver has decided, and a repetition would be a duplicate.
 * @throws when no status arrived
 */
export function post(
  url: URL,
  { method = 'POST', body, headers, lookup, timeoutMs, answerBytes, clock }: Posted,
): Promise<{
  status: number;
  headers: IncomingHttpHeaders;
  retryAfterMs: ReturnType<typeof parseRetryAfter>;
  answer: string;
}> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No pooled connection: it could be one to an address that was checked for another message.
    const request = start(url, { method, headers, agent: false, ...(lookup && { lookup }) });
    const deadline = setTimeout(() => request.destroy(new Error('timeout')), timeoutMs);
    let answered = false;
    const fail = (error: Error) => {
      if (!answered) reject(error);
    };
    request.on('error', fail);
    request.once('close', () => {
      clearTimeout(deadline);
      fail(new Error('connection closed'));
    });
    request.once('response', async (response) => {
      answered = true;
      const answer = await readStart(response, answerBytes);
      request.destroy();
      const retryAfterMs = parseRetryAfter(response.headers['retry-after'], clock.now());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, retryAfterMs, answer });
    });
    request.end(body);
  });
}
