import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AccessChange, NewMail } from '../ports/mail.ts';

/**
 * The message that the way into an account was changed, to its owner, who may not be the person that changed it. It is to
 * be written in the transaction of the change.
 * @param at the time of the change, in epoch milliseconds
 */
export function ownerNotice(
  { ids, mailTexts, mailSettings }: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>,
  { email, locale }: Pick<Account, 'email' | 'locale'>,
  change: AccessChange,
  at: number,
): NewMail {
  const { senderName: brand } = mailSettings.mail();
  return { id: ids.next(), to: email, ...mailTexts.accessChanged(locale, { change, brand, at }) };
}
