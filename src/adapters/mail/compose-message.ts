import MailComposer from 'nodemailer/lib/mail-composer';
import type { RichMail } from '../../app/ports/mail.ts';
import type { MailSettings } from '../../domain/mail/settings.ts';

/**
 * Returns the MIME text of a message. It is the same at every attempt, except for the separator of its parts: the identifier
 * and the date are from the creation of the message, so that a receiver recognises a repetition.
 * @param host the site's host name, which makes the identifier globally unique
 */
export async function composeMessage(
  mail: RichMail & { id: string; createdAt: number },
  { sender, senderName }: Pick<MailSettings, 'sender' | 'senderName'>,
  host: string,
): Promise<Buffer> {
  const composer = new MailComposer({
    // Objects, because a text would be read as a list of addresses.
    from: { name: oneLine(senderName), address: sender },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.createdAt),
    // Prevents automatic replies such as absence notices (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  });
  return composer.compile().build();
}

/** A line break in a header would begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
