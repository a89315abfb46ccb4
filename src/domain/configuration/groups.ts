import type { z } from 'zod';
import { BookingSettings } from './booking-settings.ts';
import { CompanySettings } from './company-settings.ts';
import { Integrations } from './integration-settings.ts';
import { MailGroup } from './mail-settings.ts';
import { ReviewsWidgetSettings, WordpressSettings } from './source-settings.ts';
import { WebhookSettings, webhookSecrets } from './webhook-settings.ts';

/**
 * The settings that the back office can change, in groups that are read and saved as one. `secrets` names the fields
 * (`z.string().optional()`) that are stored encrypted and never shown again.
 */
export const groups = {
  integrations: { schema: Integrations, secrets: [] },
  company: { schema: CompanySettings, secrets: [] },
  booking: { schema: BookingSettings, secrets: [] },
  webhooks: { schema: WebhookSettings, secrets: webhookSecrets },
  mail: { schema: MailGroup, secrets: ['password'] },
  wordpress: { schema: WordpressSettings, secrets: ['appPassword'] },
  reviewsWidget: { schema: ReviewsWidgetSettings, secrets: ['apiKey'] },
} as const satisfies Record<string, { schema: z.ZodObject; secrets: readonly string[] }>;

export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];

/** The configuration that is in force, secrets in clear: never to be sent anywhere as a whole. */
export type Configuration = { [Name in GroupName]: z.infer<(typeof groups)[Name]['schema']> };

export type SecretOf<Name extends GroupName> = (typeof groups)[Name]['secrets'][number];
export type ValuesOf<Name extends GroupName> = Omit<Configuration[Name], SecretOf<Name>>;

export const secretsOf = (name: GroupName): readonly string[] => groups[name].secrets;

/** Keys that a service gave, or the site made: their end is told, by which somebody who has several knows one again. */
const recognisable: ReadonlySet<string> = new Set(['reviewsWidget.apiKey', 'webhooks.secret']);

/** Whether the end of a secret may be told. Of a password nothing is, nor of an address that opens a door. */
export const hasTellableEnd = (name: GroupName, field: string): boolean =>
  recognisable.has(`${name}.${field}`);
