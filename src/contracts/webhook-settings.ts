import { z } from 'zod';
import { overlapHours } from '../domain/delivery/overlap-hours.ts';
import { isWebAddress } from '../domain/settings/fields.ts';
import { version } from './settings.ts';

/** An address to send to; empty: nothing is sent. */
const address = z
  .string('url_error')
  .trim()
  .max(2000, 'too_long')
  .refine((text) => text === '' || isWebAddress(text), 'url_error')
  .optional();

/** `PUT /api/settings/webhooks`: an address that is absent stays as it is. */
export const WebhookChange = z.object({
  version,
  simulator: address,
  contact: address,
  booking: address,
  planner: address,
});
export type WebhookChange = z.infer<typeof WebhookChange>;

const host = z.string().nullable();

/** `GET /api/settings/webhooks`: of an address only its host is told, for its path may be a secret. Null: none. */
export const WebhookSettingsDto = z.object({
  version,
  simulator: host,
  contact: host,
  booking: host,
  planner: host,
  /** The end of the secret that signs; null: the one of the environment or of the data folder. */
  secretHint: z.string().nullable(),
  /** Until when the secret before it signs too, ISO 8601 in UTC; null: it does not. */
  overlapUntil: z.string().nullable(),
});
export type WebhookSettingsDto = z.infer<typeof WebhookSettingsDto>;

/** `POST /api/settings/webhooks/rotate`. */
export const Rotation = z.object({ version, hours: z.literal([...overlapHours], 'hours_error') });
export type Rotation = z.infer<typeof Rotation>;

/** The new secret, which is told this once. */
export const RotationAnswer = z.object({ secret: z.string(), settings: WebhookSettingsDto });
export type RotationAnswer = z.infer<typeof RotationAnswer>;
