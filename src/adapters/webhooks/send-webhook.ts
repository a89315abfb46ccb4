import { randomBytes } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Clock, WebhookMessage, WebhookSender } from '../../app/ports.ts';
import { traceParent } from '../../domain/trace/trace-parent.ts';
import { failureReason } from '../http/failure-reason.ts';
import { post } from '../http/post.ts';
import { publicLookup } from '../http/public-address.ts';
import { judgeTarget } from '../http/target.ts';

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
        const { status, retryAfterMs, answer } = await post(target.value, {
          body: message.body,
          headers: headers(options.secrets(message.sentAt), message),
          lookup,
          timeoutMs: message.timeoutMs ?? options.timeoutMs ?? SEND_TIMEOUT_MS,
          answerBytes: message.answerBytes ?? ANSWER_BYTES,
          clock: options.clock,
        });
        return { outcome: { kind: 'answered', status, retryAfterMs }, answer };
      } catch (error) {
        return failed(failureReason(error));
      }
    },
  };
}

function headers(
  secrets: readonly string[],
  { id, body, sentAt, traceId }: WebhookMessage,
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(sentAt), body));
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt / 1000)),
    'webhook-signature': signatures.join(' '),
    ...(traceId && { traceparent: traceParent(traceId, randomBytes(8).toString('hex')) }),
  };
}
