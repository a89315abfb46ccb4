import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { failureReason } from './failure-reason.ts';
import { publicLookup } from './public-address.ts';
import { readLimited } from './read-limited.ts';
import { judgeTarget } from './target.ts';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

export interface GetBodyOptions {
  /** Sent with each request, hops included. */
  headers: Record<string, string>;
  /** Sent beside them while nothing has led away from the first address's origin: a secret follows no redirect elsewhere. */
  originHeaders?: Record<string, string> | undefined;
  /** Whether private, loopback and link-local targets may be reached. */
  allowPrivate: boolean;
  /** For the whole: names, redirects, connecting and reading. Milliseconds. */
  timeoutMs?: number | undefined;
  /** Of the body as it is read, that is unpacked. */
  maxBytes?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Replaces the name resolution, in tests. */
  lookup?: LookupFunction | undefined;
}

export type BodyOutcome =
  | { kind: 'body'; body: Buffer; headers: IncomingHttpHeaders }
  /** Answered, but not with 200. */
  | { kind: 'status'; status: number }
  /** Packed in a way that was not asked for, or wrongly. */
  | { kind: 'invalid' }
  | { kind: 'timeout' }
  | { kind: 'too_large' }
  /** Not asked at all: where it led was not allowed. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable'; reason: string };

/** One answer, or where to ask next. */
type Step = BodyOutcome | { kind: 'redirect'; to: string };

/**
 * Reads what an address holds that somebody configured, behind which anything may answer: too late, too much, in
 * disguise, or by sending elsewhere. Each hop of a redirect is judged like the first address. Never throws.
 */
export async function getBody(address: string, options: GetBodyOptions): Promise<BodyOutcome> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let target = address;
  let atHome = true;
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const judged = judgeTarget(target, options.allowPrivate);
      if (!judged.ok) return { kind: 'refused', reason: judged.code };
      atHome &&= judged.value.origin === new URL(address).origin;
      const headers = { ...options.headers, ...(atHome && options.originHeaders) };
      const step = await ask(judged.value, { ...options, headers }, signal);
      if (step.kind !== 'redirect') return step;
      if (!URL.canParse(step.to, target)) return { kind: 'refused', reason: 'invalid address' };
      target = new URL(step.to, target).href;
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
    if (redirects.has(status) && location !== undefined) return { kind: 'redirect', to: location };
    if (status !== 200) return { kind: 'status', status };
    const body = await readLimited(response, options.maxBytes ?? MAX_BYTES, signal);
    if (typeof body === 'string') return { kind: body };
    return { kind: 'body', body, headers };
  } finally {
    response.destroy();
  }
}

function open(
  url: URL,
  { headers, allowPrivate, lookup = allowPrivate ? undefined : publicLookup() }: GetBodyOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = start(url, {
      headers: { ...headers, 'accept-encoding': 'gzip, br' },
      // No pooled connection: it could lead to an address that was judged for another request.
      agent: false,
      signal,
      ...(lookup && { lookup }),
    });
    request.once('response', resolve);
    // Also after the answer: an error that nobody listens to would end the process.
    request.on('error', reject);
    request.end();
  });
}
