import { z } from 'zod';

/**
 * The agency's automations. Their addresses are secrets: whoever knows one can write to it. So are the two secrets that
 * sign: the present one, and the one before it while receivers change over.
 */
export const WebhookSettings = z.object({
  simulator: z.string().optional(),
  contact: z.string().optional(),
  booking: z.string().optional(),
  planner: z.string().optional(),
  secret: z.string().optional(),
  previousSecret: z.string().optional(),
  /** Until when the one before still signs, epoch milliseconds; null: not at all. */
  previousUntil: z.number().nullable(),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

export const webhookSecrets = [
  'simulator',
  'contact',
  'booking',
  'planner',
  'secret',
  'previousSecret',
] as const;

/**
 * With what to sign at a moment, the newest first. Standard Webhooks lets a message carry several signatures, of which
 * the receiver needs to know one.
 * @param kept the secret that is in force while none was made in the back office
 */
export function signingSecrets(settings: WebhookSettings, kept: string, now: number): readonly string[] {
  const { secret, previousSecret, previousUntil } = settings;
  const present = secret ?? kept;
  // Before the first rotation nothing else is stored: the one before is the kept one.
  const before = secret === undefined ? undefined : (previousSecret ?? kept);
  const overlaps = before !== undefined && previousUntil !== null && now < previousUntil;
  return overlaps && before !== present ? [present, before] : [present];
}
