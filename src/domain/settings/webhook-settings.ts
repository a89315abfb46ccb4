import { z } from 'zod';
import { destinations } from '../delivery/destinations.ts';

/**
 * The automations of the agency. Their addresses are secrets: with an address, anyone could write to the automation.
 * The two signing secrets are the current one, and the previous one until all receivers have changed.
 */
export const WebhookSettings = z.object({
  simulator: z.string().optional(),
  contact: z.string().optional(),
  booking: z.string().optional(),
  planner: z.string().optional(),
  secret: z.string().optional(),
  previousSecret: z.string().optional(),
  /** The time until which the previous secret signs as well, in epoch milliseconds; null: it does not sign. */
  previousUntil: z.number().nullable(),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

/**
 * The fields that are secret. The addresses are included, because the path of an address may be a secret.
 */
export const webhookSecrets = [...destinations, 'secret', 'previousSecret'] as const;

/**
 * Returns the secrets that sign a message at `now` (epoch milliseconds), the newest first. Standard Webhooks lets a
 * message carry several signatures, of which the receiver needs to know one.
 * @param kept the secret that is used until the first rotation in the back office
 */
export function signingSecrets(settings: WebhookSettings, kept: string, now: number): readonly string[] {
  const { secret, previousSecret, previousUntil } = settings;
  const present = secret ?? kept;
  // The first rotation stores no previous secret: the previous secret is then `kept`.
  const before = secret === undefined ? undefined : (previousSecret ?? kept);
  const overlaps = before !== undefined && previousUntil !== null && now < previousUntil;
  return overlaps && before !== present ? [present, before] : [present];
}
