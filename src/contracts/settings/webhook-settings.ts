import { z } from 'zod';
import { overlapHours } from '../../domain/delivery/overlap-hours.ts';
import { isWebAddress } from '../../domain/settings/fields.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { version } from './settings.ts';

/** The address of a destination; empty: nothing is sent. */
const address = z
  .string('url_error')
  .trim()
  .max(2000, abortWith('too_long'))
  .refine((text) => text === '' || isWebAddress(text), 'url_error')
  .optional();

/** `PUT /api/settings/webhooks`: an absent address stays unchanged. */
export const WebhookChange = z.object({
  version,
  simulator: address,
  contact: address,
  booking: address,
  planner: address,
});
export type WebhookChange = z.infer<typeof WebhookChange>;

const host = z.string().nullable();

/** `GET /api/settings/webhooks`: only the host of each address, because its path may be a secret. Null: no address. */
export const WebhookSettingsDto = z.object({
  version,
  simulator: host,
  contact: host,
  booking: host,
  planner: host,
  /** The end of the signing secret; null: it comes from the environment or the data folder. */
  secretHint: z.string().nullable(),
  /** The time until which the previous secret signs too, ISO 8601 in UTC; null: it does not sign. */
  overlapUntil: z.string().nullable(),
});
export type WebhookSettingsDto = z.infer<typeof WebhookSettingsDto>;

/** `POST /api/settings/webhooks/rotate`. */
export const Rotation = z.object({ version, hours: z.literal([...overlapHours], 'hours_error') });
export type Rotation = z.infer<typeof Rotation>;

/** Only this response contains the new secret. */
export const RotationAnswer = z.object({ secret: z.string(), settings: WebhookSettingsDto });
export type RotationAnswer = z.infer<typeof RotationAnswer>;
