import { z } from 'zod';
import { mailFailures } from '../../domain/mail/retry.ts';
import { mailStates } from '../../domain/mail/states.ts';
import { MailGroup } from '../../domain/settings/mail-settings.ts';
import { email } from '../fields.ts';
import { SecretView, version } from './settings.ts';

/** `GET /api/settings/mail`. `version` 0: nothing was saved yet. Without a host, messages are written to files. */
export const MailSettingsDto = MailGroup.omit({ password: true }).extend({ version, password: SecretView });
export type MailSettingsDto = z.infer<typeof MailSettingsDto>;

/** `PUT /api/settings/mail`: without a password the stored one stays, `null` deletes it. */
export const MailSettingsChange = MailGroup.extend({
  version,
  password: z.string().max(500, 'too_long').nullable().optional(),
}).superRefine(({ host, notifyTo, notifyOf, user }, context) => {
  if (host === '' && user !== '') context.addIssue({ code: 'custom', message: 'host_error', path: ['host'] });
  if (notifyTo !== '' && notifyOf.length === 0)
    context.addIssue({ code: 'custom', message: 'events_error', path: ['notifyOf'] });
});
export type MailSettingsChange = z.infer<typeof MailSettingsChange>;

/** `POST /api/settings/mail/test`: the recipient. */
export const MailTest = z.object({ to: email('email_error') });
export type MailTest = z.infer<typeof MailTest>;

/** The outcome of one attempt with the saved settings. `kept`: without a server, the message was written to a file. */
export const MailTestAnswer = z.object({
  result: z.enum(['sent', 'kept', 'failed']),
  reason: z.enum(mailFailures).nullable(),
  /** The server's three-digit code. */
  status: z.int().nullable(),
  durationMs: z.int(),
});
export type MailTestAnswer = z.infer<typeof MailTestAnswer>;

/** `GET /api/mails`: the number of messages of each state in the last 30 days, and the latest messages without their texts. */
export const MailListDto = z.object({
  counts: z.record(z.enum(mailStates), z.int()),
  items: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      state: z.enum(mailStates),
      attempts: z.int(),
      createdAt: z.string(),
      nextAttemptAt: z.string().nullable(),
      sentAt: z.string().nullable(),
      /** The reason, with the server's code if it gave one: `credentials 535`. */
      lastError: z.string().nullable(),
    }),
  ),
});
export type MailListDto = z.infer<typeof MailListDto>;

/** `POST /api/mails/retry` and `POST /api/mails/{id}/retry`: the number of messages that are due again. */
export const MailRetryAnswer = z.object({ retried: z.int() });
export type MailRetryAnswer = z.infer<typeof MailRetryAnswer>;
