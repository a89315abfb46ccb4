import type { Account } from './account.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/** A link to a new password. Only the digest of its code is stored. Times are epoch milliseconds (UTC). */
export interface PasswordLink {
  digest: string;
  accountId: string;
  createdAt: number;
  expiresAt: number;
}

export interface PasswordLinkStore {
  /**
   * Stores a link, its mail and its entry in one transaction. Returns false and stores nothing when the account has
   * `most` open links, or may not sign in.
   */
  issue(link: PasswordLink, mail: NewMail, entry: AuditEntry, most: number): Promise<boolean>;
  /** Returns the account of an open link. */
  find(digest: string, now: number): Promise<Account | undefined>;
  /**
   * Uses a link up: sets the password, ends all sessions and all links of the account. Returns false and changes nothing if
   * the link is no longer open. Of several concurrent calls, one gets true.
   */
  use(digest: string, passwordHash: string, entry: AuditEntry): Promise<boolean>;
}
