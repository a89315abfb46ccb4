import type { AuditAction } from '../../domain/account/audit-action.ts';

/** What narrows the audit log; what is absent does not. Times are epoch milliseconds (UTC). */
export interface AuditSearch {
  /** The account that acted or was acted upon; null: no account was signed in. */
  accountId?: string | null | undefined;
  action?: AuditAction | undefined;
  /** The earliest moment. */
  from?: number | undefined;
  /** The moment before which it ends. */
  until?: number | undefined;
}

export interface ListedAuditEntry {
  entry: AuditEntry;
  /** What the subject is called today; absent: it is gone, or nothing that has a row. */
  subject?: { name: string | null };
}

/** The audit log, to be read. */
export interface AuditReader {
  /** Newest first. */
  page(
    search: AuditSearch,
    page: { limit: number; offset: number },
  ): Promise<{ items: ListedAuditEntry[]; total: number }>;
}

/** Who did what to what, when. Never a password, an address or an e-mail: accounts stand in it by their id. */
export interface AuditEntry {
  at: number;
  /** The account that acted; null: nobody was signed in (a failed sign-in, the terminal, the start of the server). */
  actorId: string | null;
  action: AuditAction;
  /** The id of what it was done to; null: unknown, as for a sign-in to an account that does not exist. */
  subject: string | null;
  before: object | null;
  after: object | null;
  /** Null: from the terminal. */
  requestId: string | null;
}

export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** The latest entries, newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
}

/**
 * A use case's judgement of a row that a store holds still: the row as it shall be with the entries that tell of it, all
 * written in one transaction, or a refusal, with nothing written. Without an entry nothing has changed, and nothing is
 * written either.
 */
export type Judgement<T, Code = never> =
  | { ok: true; after: T; entries: readonly AuditEntry[] }
  | { ok: false; code: Code };

/** The outcome of a change: the row as it is then, a refusal, or `undefined` when there is no such row. */
export type Changed<T, Code = never> = { ok: true; value: T } | { ok: false; code: Code } | undefined;
