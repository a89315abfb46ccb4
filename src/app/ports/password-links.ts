import type { Account } from './account.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/**
 * A password link, or an invitation, which is the link to the first password. Only the digest of its code is stored.
 * Times are epoch milliseconds (UTC).
 */
export interface PasswordLink {
  kind: 'password' | 'invitation';
  digest: string;
  accountId: string;
  createdAt: number;
  expiresAt: number;
}

export interface PasswordLinkStore {
  /**
   * Stores a link, its mail and its audit entry in one transaction. Returns false and stores nothing when the account
   * has `most` open links of this kind, or may not sign in. An invitation replaces the previous one.
   * @param mail null: the link is not sent by e-mail
   */
  issue(link: PasswordLink, mail: NewMail | null, entry: AuditEntry, most: number): Promise<boolean>;
  /** Returns the account of an open link. */
  find(digest: string, now: number): Promise<Account | undefined>;
  /**
   * Uses a link: sets the password, and the name unless it is undefined, ends all sessions and deletes all links of the
   * account. Returns false and changes nothing if the link is no longer open. Of several concurrent calls, one gets
   * true.
   * @param change.mail to the owner; null for an invitation
   */
  use(
    digest: string,
    change: {
      passwordHash: string;
      name: string | undefined;
      /** Whether the passkeys of the account are deleted. */
      removePasskeys: boolean;
      mail: NewMail | null;
    },
    entry: AuditEntry,
  ): Promise<boolean>;
}
