import type { LinkMailText, NewMail } from '../ports/mail.ts';
import type { Seal } from '../ports/settings.ts';
import type { Ids } from '../ports.ts';

/** Name under which the text of a message is sealed. */
export const mailSecretName = (id: string): string => `mail.${id}`;

/** Name under which the address that unsubscribes from a message with a secret link is sealed. */
export const mailStopName = (id: string): string => `mail-stop.${id}`;

/**
 * Returns a message whose text contains a secret link. The text is encrypted until it is sent, so that neither the
 * table of mails nor a backup reveals the link; then the queue deletes it (decision record 0085).
 */
export function sealLinkMail(
  { ids, seal }: { ids: Ids; seal: Pick<Seal, 'close'> },
  to: string,
  { subject, linkText, unsubscribe }: LinkMailText,
): NewMail {
  const id = ids.next();
  return {
    ...{ id, to, subject, sealed: true },
    text: seal.close(mailSecretName(id), linkText),
    ...(unsubscribe !== undefined && { unsubscribe: seal.close(mailStopName(id), unsubscribe) }),
  };
}
