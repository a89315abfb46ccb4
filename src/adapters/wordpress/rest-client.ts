import type { IncomingHttpHeaders } from 'node:http';
import type { ConnectionProblem } from '../../domain/wordpress/connection-problem.ts';
import { NO_TLS } from '../http/failure-reason.ts';
import { type BodyOutcome, type GetBodyOptions, getBody } from '../http/get-body.ts';
import { fieldsOf } from '../http/vendor-values.ts';
import { routeAddresses } from './posts-address.ts';
import { restJson } from './rest-json.ts';

/** Headers of every request for JSON. */
export const HEADERS = { accept: 'application/json', 'user-agent': 'mdmc-feeds/1.0' };

export interface RestClientOptions extends Pick<GetBodyOptions, 'allowPrivate' | 'lookup' | 'secure'> {
  blogUrl: string;
  /** Sent with every request that is not `anonymous`. WordPress ignores the spaces of the password. */
  credentials?: { username: string; password: string } | undefined;
}

export interface RestRequest {
  query?: Record<string, string | number> | undefined;
  /** Without the credentials, as every visitor of the blog. */
  anonymous?: boolean;
  signal?: AbortSignal | undefined;
  /** Time limit in milliseconds, for all forms of the address together. */
  timeoutMs: number;
  maxBytes?: number;
}

/** A failed request. `problem` names it as a connection test does, as far as one answer tells. */
export interface RestFailure {
  problem: Extract<
    ConnectionProblem,
    'private_address' | 'no_https' | 'tls' | 'timeout' | 'unreachable' | 'status' | 'invalid'
  >;
  /** For the back office: the status, or one or two words of our own; never the blog's text. */
  detail?: string;
  status?: number;
  /** WordPress's own name of the error, such as `rest_no_route`. */
  code?: string;
  /** How long the blog asks to wait, in milliseconds. */
  retryAfterMs?: number;
}
export type RestAnswer =
  | { ok: true; value: unknown; headers: IncomingHttpHeaders }
  | { ok: false; failure: RestFailure };

export interface RestClient {
  /** Reads a route, such as `/wp/v2/posts`. Never throws. */
  get(route: string, request: RestRequest): Promise<RestAnswer>;
  /** Which form of address the blog answered: `plain` is that of a blog without permalinks. */
  form(): 'pretty' | 'plain' | undefined;
}

/**
 * Creates the client of a blog's API. It tries the address with permalinks first, and the plain one when the first is
 * unknown or answered by a page, as a blog without permalinks does; the form that worked is kept.
 */
export function createRestClient(options: RestClientOptions): RestClient {
  const { blogUrl, credentials, allowPrivate, lookup, secure } = options;
  const authorization =
    credentials &&
    `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`;
  const forms = ['pretty', 'plain'] as const;
  let known: (typeof forms)[number] | undefined;

  async function ask(address: string, request: RestRequest, timeoutMs: number): Promise<RestAnswer> {
    const url = new URL(address);
    url.hash = '';
    for (const [name, value] of Object.entries(request.query ?? {}))
      url.searchParams.set(name, String(value));
    const outcome = await getBody(url.href, {
      headers: HEADERS,
      originHeaders: authorization && !request.anonymous ? { authorization } : undefined,
      allowPrivate,
      lookup,
      secure,
      timeoutMs,
      signal: request.signal,
      readRefusals: true,
      ...(request.maxBytes !== undefined && { maxBytes: request.maxBytes }),
    });
    return read(outcome);
  }

  return {
    form: () => known,
    async get(route, request) {
      const deadline = performance.now() + request.timeoutMs;
      const addresses = routeAddresses(blogUrl, route).map(({ href }) => href);
      let last: RestAnswer = { ok: false, failure: { problem: 'timeout' } };
      for (const [index, form] of forms.entries()) {
        const address = addresses[index];
        const left = Math.ceil(deadline - performance.now());
        if (address === undefined || (known && known !== form)) continue;
        if (left <= 0) return { ok: false, failure: { problem: 'timeout' } };
        const answer = await ask(address, request, left);
        if (answer.ok) {
          known = form;
          return answer;
        }
        // The second form only helps where the first is unknown: its failure then tells no more than the first.
        if (index === 0 || !isUnknownRoute(answer.failure)) last = answer;
        if (!isUnknownRoute(answer.failure)) break;
      }
      return last;
    },
  };
}

/** Whether there is a page behind this one: as the blog tells in a header, which some caches lose, else if this one is full. */
export function hasMore({ headers, value }: RestAnswer & { ok: true }, page: number, size: number): boolean {
  const pages = headers['x-wp-totalpages'];
  return pages === undefined ? Array.isArray(value) && value.length >= size : Number(pages) > page;
}

/** Whether the blog does not know an address: 404, or a page of the blog in the place of JSON. */
const isUnknownRoute = ({ status, code, problem, detail }: RestFailure): boolean =>
  (status === 404 && code === undefined) || (problem === 'invalid' && detail === 'no JSON');

function read(outcome: BodyOutcome): RestAnswer {
  const failed = (failure: RestFailure): RestAnswer => ({ ok: false, failure });
  switch (outcome.kind) {
    case 'body': {
      const value = restJson(outcome.body);
      if (value === undefined) return failed({ problem: 'invalid', detail: 'no JSON' });
      // Behind a message of PHP, a refusal has the status 200.
      const { code, data } = fieldsOf(value);
      const status = Number(fieldsOf(data)['status']);
      if (typeof code === 'string' && status >= 400)
        return failed({ problem: 'status', detail: String(status), status, code: code.slice(0, 100) });
      return { ok: true, value, headers: outcome.headers };
    }
    case 'status': {
      const code = fieldsOf(outcome.refusal && restJson(outcome.refusal.body))['code'];
      const wait = Number(outcome.refusal?.headers['retry-after']);
      return failed({
        problem: 'status',
        detail: String(outcome.status),
        status: outcome.status,
        ...(typeof code === 'string' && { code: code.slice(0, 100) }),
        ...(wait > 0 && { retryAfterMs: wait * 1000 }),
      });
    }
    case 'invalid':
      return failed({ problem: 'invalid', detail: 'no JSON' });
    case 'too_large':
      return failed({ problem: 'invalid', detail: 'too large' });
    case 'timeout':
      return failed({ problem: 'timeout' });
    case 'refused':
    case 'unreachable': {
      const { reason } = outcome;
      if (reason === 'private address') return failed({ problem: 'private_address' });
      if (reason === NO_TLS) return failed({ problem: 'no_https' });
      if (/certificate|CERT|TLS|SSL/.test(reason)) return failed({ problem: 'tls', detail: reason });
      return failed({ problem: 'unreachable', detail: reason });
    }
  }
}
