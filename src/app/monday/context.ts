import type { Locale } from '../../domain/locale/locale.ts';
import type { Account } from '../ports/account.ts';

/** What each part of the run reads. */
export interface MondayContext {
  account: Account;
  locale: Locale;
  /** In epoch milliseconds, and the agency's days. */
  now: number;
  today: string;
  nextMonday: string;
}
