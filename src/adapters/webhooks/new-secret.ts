import { randomBytes } from 'node:crypto';

/** A new Standard Webhooks secret: 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
