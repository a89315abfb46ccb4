import MailComposer from 'nodemailer/lib/mail-composer';
import type { NewMail } from '../../app/ports/mail.ts';
import type { MailSettings } from '../../domain/mail/settings.ts';

/**
 * The MIME text of a message, the same on every attempt but for what separates its parts: its identifier and its day are
 * those of the moment when it was written, so that a receiver recognises a repetition.
 * @param host the site's, which makes the identifier unique in the world
 */
export async function composeMessage(
  mail: NewMail & { createdAt: number },
  { sender, senderName }: Pick<MailSettings, 'sender' | 'senderName'>,
  host: string,
): Promise<Buffer> {
  const composer = new MailComposer({
    // As objects: a text would be read as a list of addresses.
    from: { name: oneLine(senderName), address: sender },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.createdAt),
    // Absence notices and the like stay away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  });
  return composer.compile().build();
}

/** A line break in a header would begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
