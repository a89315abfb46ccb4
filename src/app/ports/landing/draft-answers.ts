import type { AnswerKind, AnswerPlace } from '../../../domain/landing/draft-answer.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { AuditEntry, Changed } from '../audit.ts';
import type { NewMail } from '../mail.ts';

/** The ports of artists' answers to drafts. Times are epoch milliseconds. */

export interface DraftAnswer {
  id: string;
  kind: AnswerKind;
  place: AnswerPlace;
  /** Empty for an approval. */
  text: string;
  /** Empty: the artist gave no name. */
  name: string;
  locale: Locale;
  /** The draft that was answered, and when it was saved. */
  version: number;
  versionAt: number;
  at: number;
  /** When an account marked the remark as handled, and the account's id; null: not marked. */
  handledAt: number | null;
  handledBy: string | null;
}

export interface DraftAnswers {
  /**
   * Stores an answer about a page with its audit entry and its mail, in one transaction. `same`: an equal answer to
   * this version is stored already, and nothing is written. `full`: `most` answers have been stored since `since`.
   */
  add(
    page: string,
    answer: DraftAnswer,
    limit: { since: number; most: number },
    entry: AuditEntry,
    mail: NewMail | undefined,
  ): Promise<'stored' | 'same' | 'full'>;
  /** Returns the answers about a page, newest first. */
  of(page: string): Promise<DraftAnswer[]>;
  /** Changes `handledAt` and `handledBy` of an answer, with its audit entry. */
  change<Code = never>(
    page: string,
    answer: string,
    judge: (
      before: DraftAnswer,
    ) => { ok: true; after: DraftAnswer; entries: readonly AuditEntry[] } | { ok: false; code: Code },
  ): Promise<Changed<DraftAnswer, Code>>;
  /** Deletes an answer of a page, with the audit entry that `entry` returns. Returns whether it existed. */
  remove(page: string, answer: string, entry: (before: DraftAnswer) => AuditEntry): Promise<boolean>;
  /**
   * Returns the newest approved version of each page (null: no approval) and the number of its open remarks; pages
   * without answers are absent.
   */
  summaries(
    pages: readonly string[],
  ): Promise<ReadonlyMap<string, { approved: number | null; remarks: number }>>;
}
