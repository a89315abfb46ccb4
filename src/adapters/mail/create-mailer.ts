import type { Mailer } from '../../app/ports/mail.ts';
import type { Log } from '../../app/ports.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../../domain/lead/typed-fields.ts';
import type { MailOutcome } from '../../domain/mail/retry.ts';
import { composeMessage } from './compose-message.ts';
import { keepFile } from './keep-file.ts';
import { type SmtpPatience, sendSmtp } from './send-smtp.ts';

/** From the first byte to the last: a server that is slower than this is taken for one that hangs. */
const DEADLINE_MS = 15_000;

interface MailerOptions extends Partial<SmtpPatience> {
  /** Where messages are kept while no server is configured. */
  folder: string;
  /** The site's host name. */
  host: string;
  log: Log;
}

/** Sends by SMTP, or, while no server is configured, keeps the same text as a file. The promise is that of `Mailer`. */
export function createMailer({ folder, host, log, deadlineMs = DEADLINE_MS, tls }: MailerOptions): Mailer {
  const failed = (reason: 'address' | 'file'): MailOutcome => ({ kind: 'failed', reason, status: null });
  return {
    async send(mail, settings) {
      // Also what was accepted once: a command to the server must never hold what only looks like an address.
      if (![mail.to, settings.sender].every(isAddress)) return failed('address');
      try {
        const message = await composeMessage(mail, settings, host);
        if (settings.smtp) {
          const envelope = { from: settings.sender, to: mail.to };
          return await sendSmtp(settings.smtp, envelope, message, host, { deadlineMs, ...(tls && { tls }) });
        }
        await keepFile(folder, mail, message);
        return { kind: 'sent' };
      } catch (err) {
        log.error({ err, mailId: mail.id }, 'mail not written');
        return failed('file');
      }
    },
  };
}

/** An address of the shape that forms accept, without what separates or ends an address in a command or a header. */
const isAddress = (text: string) =>
  text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text) && !/[\s\p{Cc}<>,;:"\\()]/u.test(text);
