import { randomBytes } from 'node:crypto';

/** Returns a new Standard Webhooks secret of 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
