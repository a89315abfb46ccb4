import { z } from 'zod';
import { locales } from '../../domain/locale/locale.ts';
import { isLoopback } from '../../domain/settings/loopback.ts';
import { abortWith } from '../../domain/text/abort-with.ts';

/** The address at which a browser receives its pushes. It gives access by itself, so it must not be in a URL or a log. */
const endpoint = z
  .url('push_error')
  .max(1024, abortWith('push_error'))
  .refine((text) => {
    const url = URL.parse(text);
    if (!url) return false;
    const { protocol, hostname } = url;
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  }, 'push_error');
const key = (characters: number) =>
  z.string('push_error').regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`), 'push_error');

/** `POST /api/push/state` and `POST /api/push/unsubscribe`: this browser's subscription; null: not subscribed. */
export const PushAddress = z.object({ endpoint: endpoint.nullable() });
export type PushAddress = z.infer<typeof PushAddress>;

/** `PUT /api/push/subscription`: the fields of the browser's `PushSubscription`, and the language of the notifications. */
export const PushSubscriptionInput = z.object({
  endpoint,
  /** A point of P-256 (65 bytes) and a secret (16 bytes), in URL-safe base64. */
  keys: z.object({ p256dh: key(87), auth: key(22) }, 'push_error'),
  locale: z.enum(locales),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** Whether this browser is notified of new leads, and the key for a new subscription. */
export const PushState = z.object({ on: z.boolean(), publicKey: z.string() });
export type PushState = z.infer<typeof PushState>;
