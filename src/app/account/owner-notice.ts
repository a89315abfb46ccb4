import type { Account } from '../ports/account.ts';
import type { AccessChange, MailSettingsSource, MailTexts, NewMail } from '../ports/mail.ts';
import type { Ids } from '../ports.ts';

export interface OwnerNoticePorts {
  ids: Ids;
  mailTexts: MailTexts;
  mailSettings: MailSettingsSource;
}

/**
 * The message that the way into an account was changed, to its owner, who may not be the person that changed it. It is to
 * be written in the transaction of the change.
 * @param at the time of the change, in epoch milliseconds
 */
export function ownerNotice(
  { ids, mailTexts, mailSettings }: OwnerNoticePorts,
  { email, locale }: Pick<Account, 'email' | 'locale'>,
  change: AccessChange,
  at: number,
): NewMail {
  const { senderName: brand } = mailSettings.mail();
  return { id: ids.next(), to: email, ...mailTexts.accessChanged(locale, { change, brand, at }) };
}
