import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Clock, WebhookMessage, WebhookSender } from '../../app/ports.ts';
import { parseRetryAfter } from '../../domain/delivery/retry.ts';
import { failureReason } from '../http/failure-reason.ts';
import { publicLookup } from '../http/public-address.ts';
import { judgeTarget } from '../http/target.ts';
import { readStart } from './read-start.ts';

/**
 * For the whole attempt: connecting, sending, and reading the answer. Standard Webhooks' 15 s at least, where no other
 * time is documented for a destination.
 */
const SEND_TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 1024;
const USER_AGENT = 'mdmc-webhooks/1.0';

export interface SenderOptions {
  /**
   * `whsec_…`, the Standard Webhooks secrets shared with the receivers, asked for at each message: the newest first, and
   * beside it the one before while receivers change over.
   */
  secrets(now: number): readonly string[];
  /** Whether private, loopback and link-local targets may be reached. */
  allowPrivate: boolean;
  clock: Clock;
  timeoutMs?: number;
  /** Replaces the name resolution, in tests. */
  lookup?: LookupFunction;
}

type Outcome = Awaited<ReturnType<WebhookSender['send']>>;

/**
 * Posts signed webhooks. Signed at each attempt: the identifier stays, the time is the attempt's, since receivers refuse
 * signatures older than five minutes. Redirects are not followed: the 3xx itself is the answer. A status that arrived
 * counts even if the rest of the answer does not: the receiver has spoken, and a repetition would be a duplicate.
 */
export function createWebhookSender(options: SenderOptions): WebhookSender {
  const lookup = options.lookup ?? (options.allowPrivate ? undefined : publicLookup());

  return {
    async send(message) {
      const failed = (reason: string): Outcome => ({ outcome: { kind: 'failed', reason }, answer: null });
      const target = judgeTarget(message.url, options.allowPrivate);
      if (!target.ok) return failed(target.code);
      try {
        return await post(
          target.value,
          message,
          headers(options.secrets(message.sentAt), message),
          lookup,
          options,
        );
      } catch (error) {
        return failed(failureReason(error));
      }
    },
  };
}

function headers(secrets: readonly string[], { id, body, sentAt }: WebhookMessage): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(sentAt), body));
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

function post(
  url: URL,
  message: WebhookMessage,
  sentHeaders: Record<string, string>,
  lookup: LookupFunction | undefined,
  { clock, timeoutMs = SEND_TIMEOUT_MS }: SenderOptions,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No pooled connection: it could lead to an address that was judged for another message.
    const request = start(url, {
      method: 'POST',
      headers: sentHeaders,
      agent: false,
      ...(lookup && { lookup }),
    });
    const deadline = setTimeout(() => request.destroy(new Error('timeout')), message.timeoutMs ?? timeoutMs);
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
      const answer = await readStart(response, ANSWER_BYTES);
      request.destroy();
      const retryAfterMs = parseRetryAfter(response.headers['retry-after'], clock.now());
      resolve({ outcome: { kind: 'answered', status: response.statusCode ?? 0, retryAfterMs }, answer });
    });
    request.end(message.body);
  });
}
