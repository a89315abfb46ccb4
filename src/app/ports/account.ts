import type { Device } from '../../domain/account/device.ts';
import type { Role } from '../../domain/account/role.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';
import type { NewMail } from './mail.ts';

/** Ports of accounts and sessions. Times are epoch milliseconds (UTC). */

export interface Account {
  id: string;
  /** In the spelling of `normalizeEmail`. */
  email: string;
  /** Of the person; empty: unknown. */
  name: string;
  /** Language of the mails to the person. */
  locale: Locale;
  role: Role;
  passwordHash: string;
  createdAt: number;
  lastSignedInAt: number | null;
  /** Null while the account may sign in. */
  disabledAt: number | null;
  /** Whether an administrator knows the password: its owner must replace it first. */
  passwordDue: boolean;
  /** Whether no password was chosen yet. */
  invited: boolean;
}

/** An account in the list of all accounts. */
export interface ListedAccount extends Account {
  /** The number of open sessions. */
  sessions: number;
  /** Whether the second factor is on. */
  secondFactor: boolean;
  /** When the open invitation expires; null: no open invitation. */
  invitedUntil: number | null;
}

export interface Session {
  id: string;
  accountId: string;
  createdAt: number;
  /** The last recorded use: at most `USE_STEP_MS` ago while the session is in use. */
  usedAt: number;
  expiresAt: number;
  device: Device;
}

/** Each change is written in one transaction with its audit entry; without a change, no entry is written. */
export interface AccountStore {
  /** Returns false if the e-mail address already has an account. */
  create(account: Account, entry: AuditEntry): Promise<boolean>;
  /** Returns false if any account exists. Of several concurrent calls, also in other processes, one succeeds. */
  createFirst(account: Account, entry: AuditEntry): Promise<boolean>;
  isEmpty(): Promise<boolean>;
  byEmail(email: string): Promise<Account | undefined>;
  /** Oldest first. */
  list(): Promise<Account[]>;
  /**
   * Ends all sessions and links of the account and opens the given session. Returns false and changes nothing if the stored hash is
   * no longer `from`, or if the account was disabled.
   * @param mail to the owner
   */
  changePassword(
    change: { from: string; to: string; session: Session; mail: NewMail },
    entry: AuditEntry,
  ): Promise<boolean>;
  /**
   * Sets a password that its owner must replace, and ends all sessions and links of the account. Returns false and
   * changes nothing if the account is disabled or deleted.
   * @param mail to the owner; null for an account whose owner never had a password
   */
  givePassword(
    id: string,
    change: { passwordHash: string; mail: NewMail | null },
    entry: AuditEntry,
  ): Promise<boolean>;
  /**
   * Sets a password that its owner must replace, ends all sessions and links, and enables a disabled account.
   * @param secondFactor `forgotten` deletes the second factor and the passkeys too
   */
  resetPassword(
    id: string,
    passwordHash: string,
    entry: AuditEntry,
    secondFactor?: 'forgotten',
  ): Promise<void>;
  /** Disables the account and ends its sessions and links. */
  disable(id: string, entry: AuditEntry): Promise<void>;
  byId(id: string): Promise<Account | undefined>;
  /** Returns all accounts, oldest first, with their open sessions and links at that time. */
  withSessions(now: number): Promise<ListedAccount[]>;
  /** Sets the name of the person. */
  rename(id: string, name: string, entry: AuditEntry): Promise<void>;
  /** Deletes an account whose invitation was not accepted. Returns false and changes nothing otherwise. */
  withdraw(id: string, entry: AuditEntry): Promise<boolean>;
  /**
   * Changes role or state as `judge` decides, under a lock on all accounts. Disabling an account ends its sessions and links.
   */
  change<Code = never>(
    id: string,
    judge: (before: Account, others: readonly Account[]) => Judgement<Account, Code>,
  ): Promise<Changed<Account, Code>>;
}

/** A session that is not in the store has ended. Changes are written with their audit entry, as in `AccountStore`. */
export interface SessionStore {
  /**
   * Opens a session. Returns false if the account's hash is no longer the verified one, or if the account was disabled:
   * a sign-in that overlaps a password change must not outlive it.
   */
  open(session: Session, passwordHash: string, entry: AuditEntry): Promise<boolean>;
  /** `secondFactor`: whether that of the account is on. */
  find(id: string): Promise<{ session: Session; account: Account; secondFactor: boolean } | undefined>;
  /** Returns the open sessions of an account, the last used first. */
  list(accountId: string, now: number): Promise<Session[]>;
  /** Stores a use. A session that has ended meanwhile stays ended, and an earlier use changes nothing. */
  prolong(id: string, use: { usedAt: number; expiresAt: number }): Promise<void>;
  /** Returns whether the session was still open. */
  end(id: string, entry: AuditEntry): Promise<boolean>;
  /** Ends a session of this account. Returns false when there is no such session. */
  endOwn(accountId: string, id: string, entry: AuditEntry): Promise<boolean>;
  /**
   * Returns the number of sessions that were open.
   * @param keep id of a session that stays open
   */
  endAll(accountId: string, entry: AuditEntry, keep?: string): Promise<number>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Without a hash, does the same work and returns false: an unknown account must not be recognizable by a faster
   * response.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** Returns a new random password, to be shown once. */
  generate(): string;
}

export interface SessionTokens {
  issue(session: Session, role: Role): Promise<string>;
  /** Returns the claims of a token; `undefined`: it was not issued here, was altered or has expired. */
  read(token: string): Promise<{ sessionId: string; accountId: string } | undefined>;
}

/** Delays guesses at passwords and codes, for all processes together. Each function throws `Unavailable` without the database. */
export interface GuessThrottle {
  /**
   * Reserves one attempt, which counts as a wrong guess until `succeeded` is called.
   * @param account e-mail address or id of the account, which need not exist
   * @param address IP address of the caller
   * @returns milliseconds to wait before the next attempt; 0: the attempt may be made now
   */
  attempt(account: string, address: string): Promise<number>;
  succeeded(account: string, address: string): Promise<void>;
  /**
   * For a right password that needs a code too: the attempt does not count as wrong, and earlier wrong attempts still
   * count.
   */
  halfway(account: string, address: string): Promise<void>;
  /** Deletes the counts that say nothing any more. */
  forgetOver(): Promise<void>;
}
