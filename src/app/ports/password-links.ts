import type { Account } from './account.ts';
import type { AuditEntry } from './audit.ts';
import type { NewMail } from './mail.ts';

/**
 * A link to a new password, or an invitation, which is a link to the first one. Only the digest of its code is stored.
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
   * Stores a link, its mail and its entry in one transaction. Returns false and stores nothing when the account has
   * `most` open links of this kind, or may not sign in. An invitation replaces the one before it.
   * @param mail null: the link is handed over in another way
   */
  issue(link: PasswordLink, mail: NewMail | null, entry: AuditEntry, most: number): Promise<boolean>;
  /** Returns the account of an open link. */
  find(digest: string, now: number): Promise<Account | undefined>;
  /**
   * Uses a link up: sets the password, and the name unless it is undefined, ends all sessions and all links of the account.
   * Returns false and changes nothing if the link is no longer open. Of several concurrent calls, one gets true.
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
