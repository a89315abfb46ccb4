import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { SignedMessage } from '../../app/ports/wordpress/wordpress.ts';

/** Milliseconds: a message whose time differs from now by more is refused. Clocks need not agree exactly. */
const TOLERANCE_MS = 5 * 60_000;

/** The longest headers that are read: a signature has 47 characters. */
const MAX_LENGTH = 500;

/** Whether a message has a signature of Standard Webhooks by the secret, and a time near `now`. */
export function isSigned(secret: string, message: SignedMessage, now: number): boolean {
  const { id, timestamp, signature, body } = message;
  if (!/^\d{10}$/.test(timestamp) || id === '' || id.length > MAX_LENGTH || signature.length > MAX_LENGTH)
    return false;
  const sentAt = Number(timestamp) * 1000;
  if (Math.abs(now - sentAt) > TOLERANCE_MS) return false;
  const expected = Buffer.from(new Webhook(secret).sign(id, new Date(sentAt), body));
  // A sender that rotates its secret signs with both.
  return signature.split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
