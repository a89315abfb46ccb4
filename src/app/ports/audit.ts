import type { AuditAction } from '../../domain/account/audit-action.ts';

/** A filter of the audit log; an absent field does not filter. Times are epoch milliseconds (UTC). */
export interface AuditSearch {
  /** The account that acted, or that was changed; null: no account was signed in. */
  accountId?: string | null | undefined;
  action?: AuditAction | undefined;
  /** Start of the period, included. */
  from?: number | undefined;
  /** End of the period, not included. */
  until?: number | undefined;
}

export interface ListedAuditEntry {
  entry: AuditEntry;
  /** The subject's current name; absent: it was deleted, or it has no row. */
  subject?: { name: string | null };
}

/** Reads the audit log. */
export interface AuditReader {
  /** Newest first. */
  page(
    search: AuditSearch,
    page: { limit: number; offset: number },
  ): Promise<{ items: ListedAuditEntry[]; total: number }>;
}

/** An entry of the audit log. It never contains a password, an address or an e-mail: it names accounts by their id. */
export interface AuditEntry {
  at: number;
  /** The account that acted; null: no account was signed in (a failed sign-in, a command, the start of the server). */
  actorId: string | null;
  action: AuditAction;
  /** The id of the changed object; null: unknown, as for a sign-in to an account that does not exist. */
  subject: string | null;
  before: object | null;
  after: object | null;
  /** Null: a command made the change. */
  requestId: string | null;
}

export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** The latest entries, newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
}

/**
 * A use case's decision about a row that a store has locked: the new row with its entries, all written in one
 * transaction, or a refusal, which writes nothing. Without entries, nothing has changed and nothing is written.
 */
export type Judgement<T, Code = never> =
  | { ok: true; after: T; entries: readonly AuditEntry[] }
  | { ok: false; code: Code };

/** The outcome of a change: the row after it, a refusal, or `undefined` if the row does not exist. */
export type Changed<T, Code = never> = { ok: true; value: T } | { ok: false; code: Code } | undefined;
