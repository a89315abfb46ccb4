import { z } from 'zod';
import { locales } from '../locale/locale.ts';
import { type MailSettings, mailEvents, smtpSecurities } from '../mail/settings.ts';
import { optionalEmail } from './fields.ts';

/** How mail leaves, and who is told of what. */
export const MailGroup = z.object({
  /** Empty: no server, messages are kept as files. */
  host: z
    .string('host_error')
    .trim()
    .max(253, 'host_error')
    .regex(/^[A-Za-z0-9.:_-]*$/, 'host_error'),
  port: z.int('port_error').min(1, 'port_error').max(65_535, 'port_error'),
  security: z.enum(smtpSecurities, 'security_error'),
  /** Empty: the server wants no name. */
  user: z
    .string()
    .trim()
    .max(254, 'too_long')
    .regex(/^\P{Cc}*$/u, 'line_error'),
  password: z.string().max(500, 'too_long').optional(),
  /** Empty: the contact address. */
  sender: optionalEmail(),
  /** Empty: nobody is told. */
  notifyTo: optionalEmail(),
  notifyOf: z.array(z.enum(mailEvents)),
  notifyLocale: z.enum(locales),
});
export type MailGroup = z.infer<typeof MailGroup>;

/** What the group says, in terms of what sends. */
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
    notify: {
      to: mail.notifyTo || null,
      events: mail.notifyOf,
      locale: mail.notifyLocale,
    },
  };
}
