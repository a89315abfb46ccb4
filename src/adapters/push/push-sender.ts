import { createECDH } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushSender } from '../../app/ports/push.ts';
import type { Clock } from '../../app/ports.ts';
import { failureReason } from '../http/failure-reason.ts';
import { post } from '../http/post.ts';
import { publicLookup } from '../http/public-address.ts';
import { judgeTarget } from '../http/target.ts';

const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 1024;

interface PushSenderOptions {
  /** The private VAPID key (RFC 8292): 32 bytes in base64url. */
  privateKey: string;
  /** The contact of the site's operator for push services: a `mailto:` or `https:` address. */
  subject(): string;
  /** Whether private, loopback and link-local addresses may be reached. */
  allowPrivate: boolean;
  clock: Clock;
  timeoutMs?: number;
}

/** Creates the sender of Web Push (RFC 8030), encrypted for the one browser (RFC 8291). */
export function createPushSender({
  privateKey,
  subject,
  allowPrivate,
  clock,
  timeoutMs = TIMEOUT_MS,
}: PushSenderOptions): PushSender {
  const publicKey = publicKeyOf(privateKey);
  const lookup = allowPrivate ? undefined : publicLookup();
  return {
    publicKey,
    accepts: (endpoint) => judgeTarget(endpoint, allowPrivate).ok,
    async send({ endpoint, p256dh, auth }, { data, ttlS, topic, urgency }) {
      const target = judgeTarget(endpoint, allowPrivate);
      if (!target.ok) return { kind: 'failed', reason: target.code };
      try {
        const { body, headers } = await buildPushPayload(
          { data: { ...data }, options: { ttl: ttlS, topic, urgency } },
          {
            // The library accepts only https; a push service on this machine speaks http.
            endpoint: endpoint.replace(/^http:/, 'https:'),
            expirationTime: null,
            keys: { p256dh, auth },
          },
          { subject: subject(), publicKey, privateKey },
        );
        const { status, retryAfterMs } = await post(target.value, {
          body: Buffer.from(body),
          headers,
          lookup,
          timeoutMs,
          answerBytes: ANSWER_BYTES,
          clock,
        });
        return { kind: 'answered', status, retryAfterMs: retryAfterMs ?? null };
      } catch (error) {
        return { kind: 'failed', reason: failureReason(error) };
      }
    },
  };
}

/** Returns the public key, an uncompressed point, in base64url. */
function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}
