import type { LeadViewDto } from '../../contracts/leads/lead-view.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Account } from './account.ts';
import type { NewMail } from './mail.ts';

/** The saved views of the list of leads. Each belongs to one account. */
export interface LeadViewStore {
  /** By name. */
  list(accountId: string): Promise<LeadViewDto[]>;
  /** Stores a view, or replaces one of the same name; returns false if the account has `most` other views. */
  save(accountId: string, view: LeadViewDto, most: number): Promise<boolean>;
  /** Returns false if the account has no such view. */
  remove(accountId: string, id: string): Promise<boolean>;
}

/** Follow-ups that are due for an account: on the day or before it. */
export interface DueFollowUps {
  account: Account;
  locale: Locale;
  /** The leads that are assigned to the account. */
  mine: number;
  /** The leads that are assigned to no account, or to a disabled one. */
  unassigned: number;
}

/** The accounts that get a mail on the mornings of follow-ups. Days are numbers of `dayNumber`. */
export interface LeadReminders {
  wanted(accountId: string): Promise<boolean>;
  /** @param locale the language of the mails; undefined: no mails */
  set(accountId: string, locale: Locale | undefined): Promise<void>;
  /** Returns the accounts that were not reminded on that day, and are not disabled. */
  due(today: number): Promise<DueFollowUps[]>;
  /**
   * Marks the account as reminded on that day, and queues the mail in the same transaction. Returns false, and queues
   * nothing, if it was marked already: one of several processes queues the mail.
   */
  remind(accountId: string, today: number, mail: NewMail | undefined, now: number): Promise<boolean>;
}
