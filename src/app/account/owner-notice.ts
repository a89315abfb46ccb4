import type { Account } from '../ports/account.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { AccessChange, NewMail } from '../ports/mail.ts';

/**
 * Returns the message to the owner of an account about a changed password, passkey or second factor: another person may
 * have changed it. Store it in the transaction of the change.
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
