import type { Mailer } from '../../app/ports/mail.ts';
import type { Log } from '../../app/ports.ts';
import { EMAIL_PATTERN } from '../../domain/lead/email-address.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/lead/typed-fields.ts';
import type { MailOutcome } from '../../domain/mail/retry.ts';
import { composeMessage } from './compose-message.ts';
import { keepFile } from './keep-file.ts';
import { createSmtpSender, type SmtpPatience } from './send-smtp.ts';

/** Time limit in milliseconds, from the first byte to the last: a slower server is treated as hanging. */
const DEADLINE_MS = 15_000;

interface MailerOptions extends Partial<SmtpPatience> {
  /** Folder in which messages are kept while no server is configured. */
  folder: string;
  /** The site's host name. */
  host: string;
  log: Log;
}

/** Creates the mailer. It sends by SMTP or, while no server is configured, keeps the same text as a file. */
export function createMailer({
  folder,
  host,
  log,
  deadlineMs = DEADLINE_MS,
  idleMs,
  tls,
}: MailerOptions): Mailer {
  const failed = (reason: 'address' | 'file'): MailOutcome => ({ kind: 'failed', reason, status: null });
  const sendSmtp = createSmtpSender(host, { deadlineMs, ...(idleMs && { idleMs }), ...(tls && { tls }) });
  return {
    prove: async ({ smtp }) => (smtp ? sendSmtp(smtp, undefined) : { kind: 'kept' }),
    async send(mail, settings) {
      // Accepted addresses are checked again: a command to the server must never hold a text that is not an address.
      if (![mail.to, settings.sender].every(isAddress)) return failed('address');
      try {
        const message = await composeMessage(mail, settings, host);
        if (settings.smtp) {
          const envelope = { from: settings.sender, to: mail.to };
          return await sendSmtp(settings.smtp, { envelope, message });
        }
        await keepFile(folder, mail, message);
        return { kind: 'kept' };
      } catch (err) {
        log.error({ err, mailId: mail.id }, 'mail not written');
        return failed('file');
      }
    },
  };
}

/** Whether the forms accept the address: then no character in it separates or ends an address in a command or a header. */
const isAddress = (text: string) => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
