import type { Account } from '../ports/account.ts';
import type { MailSettingsSource, MailTexts, NewMail } from '../ports/mail.ts';
import type { Ids } from '../ports.ts';

export interface PasswordNoticePorts {
  ids: Ids;
  mailTexts: MailTexts;
  mailSettings: MailSettingsSource;
}

/**
 * The message that the password of an account was changed, to its owner, who may not be the person that changed it. It is to
 * be written in the transaction of the change.
 * @param at the time of the change, in epoch milliseconds
 */
export function passwordChangedMail(
  { ids, mailTexts, mailSettings }: PasswordNoticePorts,
  { email, locale }: Account,
  at: number,
): NewMail {
  const { senderName: brand } = mailSettings.mail();
  return { id: ids.next(), to: email, ...mailTexts.passwordChanged(locale, { brand, at }) };
}
