import type { AuditAction } from '../../domain/account/audit-action.ts';
import type { AuditEntry } from './account.ts';

/** What narrows the audit log; what is absent does not. Times are epoch milliseconds (UTC). */
export interface AuditSearch {
  /** Who did it, or whom it was done to; null: nobody was signed in. */
  accountId?: string | null | undefined;
  action?: AuditAction | undefined;
  /** The earliest moment. */
  from?: number | undefined;
  /** The moment before which it ends. */
  until?: number | undefined;
}

export interface JournalEntry {
  entry: AuditEntry;
  /** What the subject is called today; absent: it is gone, or nothing that has a row. */
  subject?: { name: string | null };
}

/** The audit log, to be read. */
export interface Journal {
  /** Newest first. */
  page(
    search: AuditSearch,
    page: { limit: number; offset: number },
  ): Promise<{ items: JournalEntry[]; total: number }>;
}
