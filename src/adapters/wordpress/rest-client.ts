import type { IncomingHttpHeaders } from 'node:http';
import { trimEnd } from '../../domain/text/trim-end.ts';
import { blogAddress } from '../../domain/wordpress/blog-address.ts';
import type { ConnectionProblem } from '../../domain/wordpress/connection-problem.ts';
import { NO_TLS } from '../http/failure-reason.ts';
import { type BodyOutcome, type GetBodyOptions, getBody } from '../http/get-body.ts';
import { fieldsOf } from '../http/vendor-values.ts';
import { restJson } from './rest-json.ts';

const HEADERS = { accept: 'application/json', 'user-agent': 'mdmc-feeds/1.0' };

/** Rows of a page: the most that WordPress returns. */
export const PER_PAGE = 100;

export interface RestClientOptions extends Pick<GetBodyOptions, 'allowPrivate' | 'lookup' | 'secure'> {
  blogUrl: string;
  /** Sent with every request that is not `anonymous`. WordPress ignores the spaces of the password. */
  credentials?: { username: string; password: string } | undefined;
}

export interface RestRequest {
  query?: Record<string, string | number> | undefined;
  /** Sends no credentials, like a visitor of the blog. */
  anonymous?: boolean;
  signal?: AbortSignal | undefined;
  /** Time limit in milliseconds, for all forms of the address together. */
  timeoutMs: number;
  maxBytes?: number;
}

/** A failed request. `problem` has the names of a connection test, as far as one response shows them. */
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
  /** The form of address that worked: `plain` is that of a blog without permalinks. */
  form(): 'pretty' | 'plain' | undefined;
}

/**
 * Returns the addresses of a route of the blog's API, to be tried in this order: with permalinks, and without. If the settings
 * contain the plain route of a blog, there is no other form.
 */
export function routeAddresses(blogUrl: string, route: string): { form: 'pretty' | 'plain'; url: URL }[] {
  const pretty = new URL(blogAddress(blogUrl));
  pretty.pathname = `${trimEnd(pretty.pathname, '/')}/wp-json${route}`;
  const plain = new URL(blogAddress(blogUrl));
  plain.searchParams.set('rest_route', route);
  for (const url of [pretty, plain]) url.hash = '';
  const isPlain = new URL(blogUrl).searchParams.has('rest_route');
  return [...(isPlain ? [] : [{ form: 'pretty' as const, url: pretty }]), { form: 'plain', url: plain }];
}

/**
 * Creates the client of a blog's API. It tries the address with permalinks first, and the plain one when the response to the
 * first is 404 or a page, as from a blog without permalinks. It uses the form that worked for later requests.
 */
export function createRestClient(options: RestClientOptions): RestClient {
  const { blogUrl, credentials, allowPrivate, lookup, secure } = options;
  const authorization =
    credentials &&
    `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`;
  let known: ReturnType<RestClient['form']>;

  async function ask(url: URL, request: RestRequest, timeoutMs: number): Promise<RestAnswer> {
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
      let last: RestAnswer = { ok: false, failure: { problem: 'timeout' } };
      const addresses = routeAddresses(blogUrl, route).filter(({ form }) => form === (known ?? form));
      for (const [index, { form, url }] of addresses.entries()) {
        const left = Math.ceil(deadline - performance.now());
        if (left <= 0) return { ok: false, failure: { problem: 'timeout' } };
        const answer = await ask(url, request, left);
        if (answer.ok) {
          known = form;
          return answer;
        }
        // If the blog knows neither form, the failure of the first one is returned.
        if (index === 0 || !isUnknownRoute(answer.failure)) last = answer;
        if (!isUnknownRoute(answer.failure)) break;
      }
      return last;
    },
  };
}

/** Whether there is a next page: by a header of the blog, or, since some caches remove it, whether this page is full. */
export function hasMore({ headers, value }: RestAnswer & { ok: true }, page: number, size: number): boolean {
  const pages = headers['x-wp-totalpages'];
  return pages === undefined ? Array.isArray(value) && value.length >= size : Number(pages) > page;
}

/** Whether the requested page is after the last one. */
export const isPastEnd = ({ code }: RestFailure): boolean => code === 'rest_post_invalid_page_number';

/**
 * Reads the rows of a list, page by page.
 * @param most pages that are read; `whole` is false when there were more
 */
export async function readPages(
  ask: (part: { page: number; per_page: number }) => Promise<RestAnswer>,
  most: number,
): Promise<{ ok: true; rows: unknown[]; whole: boolean } | (RestAnswer & { ok: false })> {
  const rows: unknown[] = [];
  for (let page = 1; page <= most; page += 1) {
    const answer = await ask({ page, per_page: PER_PAGE });
    if (!answer.ok && isPastEnd(answer.failure)) return { ok: true, rows, whole: true };
    if (!answer.ok) return answer;
    if (!Array.isArray(answer.value))
      return { ok: false, failure: { problem: 'invalid', detail: 'no list' } };
    rows.push(...answer.value);
    if (!hasMore(answer, page, PER_PAGE)) return { ok: true, rows, whole: true };
  }
  return { ok: true, rows, whole: false };
}

/** Whether the blog does not know an address: 404, or a page of the blog instead of JSON. */
const isUnknownRoute = ({ status, code, problem, detail }: RestFailure): boolean =>
  (status === 404 && code === undefined) || (problem === 'invalid' && detail === 'no JSON');

/** Returns the problem with the account, by WordPress's name of the error; `undefined` for other errors. */
export function accountProblem(code: string | undefined) {
  switch (code) {
    case 'incorrect_password':
      return 'credentials';
    case 'invalid_username':
    case 'invalid_email':
      return 'unknown_user';
    case 'application_passwords_disabled':
    case 'application_passwords_disabled_for_user':
      return 'app_passwords_off';
    default:
      return undefined;
  }
}

function read(outcome: BodyOutcome): RestAnswer {
  const failed = (failure: RestFailure): RestAnswer => ({ ok: false, failure });
  switch (outcome.kind) {
    case 'body': {
      const value = restJson(outcome.body);
      if (value === undefined) return failed({ problem: 'invalid', detail: 'no JSON' });
      // After a message of PHP, a refusal has status 200.
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
