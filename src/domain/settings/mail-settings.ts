import { z } from 'zod';
import { locales } from '../locale/locale.ts';
import { type MailSettings, mailEvents, smtpSecurities } from '../mail/settings.ts';
import { abortWith } from '../text/abort-with.ts';
import { optionalEmail } from './fields.ts';

/** The most reminders a second that the settings accept. */
const MOST_PER_SECOND = 50;

/** The settings of outgoing mail and of the notifications of the agency. */
export const MailGroup = z.object({
  /** Empty: no server, messages are written to files instead. */
  host: z
    .string('host_error')
    .trim()
    .max(253, abortWith('host_error'))
    .regex(/^[A-Za-z0-9.:_-]*$/, 'host_error'),
  port: z.int('port_error').min(1, 'port_error').max(65_535, 'port_error'),
  security: z.enum(smtpSecurities, 'security_error'),
  /** Empty: the server needs no login. */
  user: z
    .string()
    .trim()
    .max(254, abortWith('too_long'))
    .regex(/^\P{Cc}*$/u, 'line_error'),
  password: z.string().max(500, 'too_long').optional(),
  /** Empty: the sender is the contact address of the company. */
  sender: optionalEmail(),
  /** Empty: no notification is sent. */
  notifyTo: optionalEmail(),
  notifyOf: z.array(z.enum(mailEvents)),
  notifyLocale: z.enum(locales),
  /** Reminders to fans, in messages a second: the limit of the mail provider. */
  perSecond: z.int('per_second_error').min(1, 'per_second_error').max(MOST_PER_SECOND, 'per_second_error'),
});
export type MailGroup = z.infer<typeof MailGroup>;

/** Returns the settings of the group in the form in which the mail sender uses them. */
export function mailSettingsOf(
  mail: MailGroup,
  company: { brand: string; contactEmail: string },
): MailSettings {
  const { host, port, security, user, password } = mail;
  return {
    smtp:
      host === ''
        ? null
        : { host, port, security, user: user === '' ? null : user, password: password ?? null },
    sender: mail.sender || company.contactEmail,
    senderName: company.brand,
    perSecond: mail.perSecond,
    notify: {
      to: mail.notifyTo || null,
      events: mail.notifyOf,
      locale: mail.notifyLocale,
    },
  };
}
