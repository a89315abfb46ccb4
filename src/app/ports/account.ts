import type { Role } from '../../domain/account/role.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';

/** What the use cases of accounts and sessions need from outside. Times are epoch milliseconds (UTC). */

export interface Account {
  id: string;
  /** As `normalizeEmail` writes it. */
  email: string;
  role: Role;
  passwordHash: string;
  createdAt: number;
  lastSignedInAt: number | null;
  /** Null while the account may sign in. */
  disabledAt: number | null;
}

export interface Session {
  id: string;
  accountId: string;
  createdAt: number;
  expiresAt: number;
}

/** Each change is written in one transaction with the entry that records it, and not recorded when it did not happen. */
export interface AccountStore {
  /** False when the e-mail address has an account already. */
  create(account: Account, entry: AuditEntry): Promise<boolean>;
  /** False when there is any account already; of several calls at once, also in other processes, one succeeds. */
  createFirst(account: Account, entry: AuditEntry): Promise<boolean>;
  isEmpty(): Promise<boolean>;
  byEmail(email: string): Promise<Account | undefined>;
  /** Oldest first. */
  list(): Promise<Account[]>;
  /**
   * Ends all sessions of the account and opens the given one. False, with nothing changed, when the present hash is
   * not `from` any more, or the account was disabled.
   */
  changePassword(change: { from: string; to: string; session: Session }, entry: AuditEntry): Promise<boolean>;
  /** Sets a password and ends all sessions. False, with nothing changed, when the account is disabled or gone. */
  givePassword(id: string, passwordHash: string, entry: AuditEntry): Promise<boolean>;
  /**
   * Sets a password, ends all sessions, and lets a disabled account in again.
   * @param secondFactor stays, unless it is to be forgotten too
   */
  resetPassword(
    id: string,
    passwordHash: string,
    entry: AuditEntry,
    secondFactor?: 'forgotten',
  ): Promise<void>;
  /** Ends all sessions and lets nobody in any more. */
  disable(id: string, entry: AuditEntry): Promise<void>;
  byId(id: string): Promise<Account | undefined>;
  /** All accounts, oldest first, with the number of their sessions that are open at that moment. */
  withSessions(now: number): Promise<(Account & { sessions: number })[]>;
  /**
   * Changes role or state as `judge` says, while nobody else changes any account. An account that is disabled then has no
   * sessions any more.
   */
  change<Code = never>(
    id: string,
    judge: (before: Account, others: readonly Account[]) => Judgement<Account, Code>,
  ): Promise<Changed<Account, Code>>;
}

/** A session that is not in the store is over. Changes are written with their entry, as in `AccountStore`. */
export interface SessionStore {
  /**
   * Opens a session. False when the account's hash is not the verified one any more, or the account was disabled:
   * a sign-in that overlaps a password change must not outlive it.
   */
  open(session: Session, passwordHash: string, entry: AuditEntry): Promise<boolean>;
  find(id: string): Promise<{ session: Session; account: Account } | undefined>;
  /** Says whether it was still open. */
  end(id: string, entry: AuditEntry): Promise<boolean>;
  /** Says how many were open. */
  endAll(accountId: string, entry: AuditEntry): Promise<number>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work without a hash, and then says no: an unknown account must not answer faster. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
  /** A new random password, to be shown once. */
  generate(): string;
}

export interface SessionTokens {
  issue(session: Session, role: Role): Promise<string>;
  /** What a token says; `undefined` when it was not issued here, was altered or has expired. */
  read(token: string): Promise<{ sessionId: string; accountId: string } | undefined>;
}

/** Slows down guesses at passwords. */
export interface GuessThrottle {
  /**
   * Asks to try one password, which counts as wrong until `succeeded` is called.
   * @param account what is guessed at: an account's e-mail address or id, whether it exists or not
   * @param address where the guess comes from
   * @returns milliseconds to wait before asking again; 0: go on
   */
  attempt(account: string, address: string): Promise<number>;
  succeeded(account: string, address: string): Promise<void>;
  /** The guess was right and does not suffice: it neither counts nor delays what follows, and forgives none before it. */
  halfway(account: string, address: string): Promise<void>;
}
