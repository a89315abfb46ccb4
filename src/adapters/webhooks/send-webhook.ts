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
 * Time limit in milliseconds for a whole attempt: connecting, sending, and reading the response. 15 s is the minimum of
 * Standard Webhooks, for destinations without another documented time.
 */
const SEND_TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 1024;
const USER_AGENT = 'mdmc-webhooks/1.0';

export interface SenderOptions {
  /**
   * Returns the Standard Webhooks secrets (`whsec_…`) shared with the receivers; called for each message. The newest
   * secret comes first, followed by the previous one while receivers change over.
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
 * Creates the sender of signed webhooks. Each attempt is signed anew, with the same identifier and the time of the
 * attempt, because receivers refuse signatures older than five minutes. Redirects are not followed: the 3xx status is
 * the outcome. A status that arrived counts even if the rest of the response does not arrive: the receiver has decided,
 * and a repetition would be a duplicate.
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
    // No pooled connection: it could lead to an address that was checked for another message.
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
      const answer = await readStart(response, message.answerBytes ?? ANSWER_BYTES);
      request.destroy();
      const retryAfterMs = parseRetryAfter(response.headers['retry-after'], clock.now());
      resolve({ outcome: { kind: 'answered', status: response.statusCode ?? 0, retryAfterMs }, answer });
    });
    request.end(message.body);
  });
}
