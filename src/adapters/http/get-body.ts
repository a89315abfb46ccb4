import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { failureReason } from './failure-reason.ts';
import { publicLookup } from './public-address.ts';
import { readLimited } from './read-limited.ts';
import { judgeTarget } from './target.ts';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** Bytes of a refusal that are read: an API's reason is shorter. */
const REFUSAL_BYTES = 64 * 1024;
const MAX_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

export interface GetBodyOptions {
  /** Sent with each request, redirected requests included. */
  headers: Record<string, string>;
  /** Sent as well until a redirect leaves the first address's origin: a secret must not follow a redirect elsewhere. */
  originHeaders?: Record<string, string> | undefined;
  /** Sent by POST. It follows no redirect. */
  body?: string | undefined;
  /** Whether private, loopback and link-local targets may be reached. */
  allowPrivate: boolean;
  /** Time limit in milliseconds for everything: resolving names, redirects, connecting and reading. */
  timeoutMs?: number | undefined;
  /** Whether the body of a refusal (a status of 400 or more) is read: an API names its reason there. */
  readRefusals?: boolean | undefined;
  /** The largest size of the unpacked body. */
  maxBytes?: number | undefined;
  signal?: AbortSignal | undefined;
  /** The most redirects that are followed; by default three. */
  maxRedirects?: number | undefined;
  /** Called for each redirect before it is followed, with its status and its complete target. */
  redirected?: ((status: number, to: string) => void) | undefined;
  /** Replaces the name resolution, in tests. */
  lookup?: LookupFunction | undefined;
  /** Trusted certificates, in tests. */
  secure?: Pick<SecureContextOptions, 'ca'> | undefined;
}

export type BodyOutcome =
  | { kind: 'body'; body: Buffer; headers: IncomingHttpHeaders }
  /** The response has another status than 200. */
  | {
      kind: 'status';
      status: number;
      refusal?: { body: Buffer; headers: IncomingHttpHeaders };
      /** Milliseconds that the server asks to wait, usually with 429 or 503. */
      retryAfterMs?: number;
    }
  /** The body has an encoding that was not requested, or is damaged. */
  | { kind: 'invalid' }
  | { kind: 'timeout' }
  | { kind: 'too_large' }
  /** The address, or the target of a redirect, is not allowed: no request was sent to it. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable'; reason: string };

/** The outcome of one request, or the address of the next one. */
type Step = BodyOutcome | { kind: 'redirect'; status: number; to: string };

/**
 * Reads the body at a configured address, whose server may be hostile: it may respond too late, send too much, declare
 * a wrong encoding, or redirect elsewhere. Each target of a redirect is checked like the first address. Never throws.
 */
export async function getBody(address: string, options: GetBodyOptions): Promise<BodyOutcome> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let target = address;
  let atHome = true;
  try {
    for (let hops = 0; hops <= (options.maxRedirects ?? MAX_REDIRECTS); hops += 1) {
      const judged = judgeTarget(target, options.allowPrivate);
      if (!judged.ok) return { kind: 'refused', reason: judged.code };
      atHome &&= judged.value.origin === new URL(address).origin;
      const headers = { ...options.headers, ...(atHome && options.originHeaders) };
      const step = await ask(judged.value, { ...options, headers }, signal);
      if (step.kind !== 'redirect') return step;
      if (!URL.canParse(step.to, target)) return { kind: 'refused', reason: 'invalid address' };
      target = new URL(step.to, target).href;
      options.redirected?.(step.status, target);
    }
    return { kind: 'refused', reason: 'too many redirects' };
  } catch (error) {
    if (timeout.aborted) return { kind: 'timeout' };
    const reason = failureReason(error);
    return reason === 'private address' ? { kind: 'refused', reason } : { kind: 'unreachable', reason };
  }
}

async function ask(url: URL, options: GetBodyOptions, signal: AbortSignal): Promise<Step> {
  const response = await open(url, options, signal);
  try {
    const { statusCode: status = 0, headers } = response;
    const location = headers.location;
    if (redirects.has(status) && location !== undefined && options.body === undefined)
      return { kind: 'redirect', status, to: location };
    if (status >= 400 && options.readRefusals) {
      const body = await readLimited(response, REFUSAL_BYTES, signal);
      return {
        kind: 'status',
        status,
        ...waitOf(headers),
        refusal: { body: typeof body === 'string' ? Buffer.alloc(0) : body, headers },
      };
    }
    if (status !== 200) return { kind: 'status', status, ...waitOf(headers) };
    const body = await readLimited(response, options.maxBytes ?? MAX_BYTES, signal);
    if (typeof body === 'string') return { kind: body };
    return { kind: 'body', body, headers };
  } finally {
    response.destroy();
  }
}

/** The longest wait that a server may ask for, in milliseconds. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Reads how long to wait: seconds or a date in `Retry-After`, else seconds in `X-RateLimit-Reset-In`. */
function waitOf(headers: IncomingHttpHeaders): { retryAfterMs?: number } {
  const said = headers['retry-after'] ?? headers['x-ratelimit-reset-in'];
  if (typeof said !== 'string' || said.length > 40) return {};
  const ms = /^\d{1,9}$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return ms > 0 ? { retryAfterMs: Math.min(ms, LONGEST_WAIT_MS) } : {};
}

function open(
  url: URL,
  { headers, body, allowPrivate, secure, lookup = allowPrivate ? undefined : publicLookup() }: GetBodyOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = start(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'accept-encoding': 'gzip, br' },
      // No pooled connection: it could be one to an address that was checked for another request.
      agent: false,
      signal,
      ...(lookup && { lookup }),
      ...secure,
    });
    request.once('response', resolve);
    // The listener stays after the response: an error without a listener would end the process.
    request.on('error', reject);
    request.end(body);
  });
}
