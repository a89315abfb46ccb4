import type { Locale } from '../../domain/locale/locale.ts';
import type { Account } from './account.ts';
import type { NewMail } from './mail.ts';

/** The accounts that get a mail each Monday with what waits for them. Days are numbers of `dayNumber`. */
export interface WeeklyMails {
  wanted(accountId: string): Promise<boolean>;
  /** Notes the wish of an account; `sentDay`: the last Monday on which it gets no mail. */
  want(accountId: string, wish: { locale: Locale; stopHash: string; sentDay: number }): Promise<void>;
  unwant(accountId: string): Promise<void>;
  /** Ends the wish of the account whose code has this hash; an unknown hash ends nothing. */
  stop(stopHash: string): Promise<void>;
  /** Returns the accounts that got no mail on that Monday or later, and are not disabled. */
  due(monday: number): Promise<{ account: Account; locale: Locale; stopHash: string }[]>;
  /**
   * Marks the account as told on that Monday, and queues the mail in the same transaction. Returns false, and queues
   * nothing, if it was marked already: one of several processes queues the mail.
   */
  tell(accountId: string, monday: number, mail: NewMail | undefined, now: number): Promise<boolean>;
}
