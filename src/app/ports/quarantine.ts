import type { Destination } from '../../domain/delivery/destinations.ts';
import type { SpamSign } from '../../domain/spam/spam.ts';
import type { FormLead } from '../ports.ts';
import type { AuditEntry } from './audit.ts';
import type { WrittenReview } from './moderation.ts';

/** What a visitor sent, as it would have been stored. */
export type HeldForm =
  | { of: 'lead'; lead: FormLead; destination: Destination }
  /** `codeDigests`: those of the invitation's code, which is not used up. */
  | { of: 'review'; review: WrittenReview; codeDigests: readonly string[] | undefined };
export type HeldKind = HeldForm['of'];

/** A submission that looks like spam. */
export interface QuarantinedForm {
  /** The id that the visitor's answer has. */
  id: string;
  /** When it arrived, in epoch milliseconds. */
  createdAt: number;
  sign: SpamSign;
  /** The key of the visitor's call, or the id: releasing twice stores one lead or review. */
  key: string;
  form: HeldForm;
}

/** The submissions that look like spam: they are kept for a time, neither delivered nor counted. */
export interface Quarantine {
  /**
   * Keeps a submission, deletes the oldest of the same form above `max`, and returns it. If the key was used before with
   * the same form, writes nothing and returns that submission.
   */
  keep(submission: QuarantinedForm, max: number): Promise<QuarantinedForm>;
  /** The submissions since a moment, newest first. */
  page(
    of: HeldKind,
    since: number,
    page: { limit: number; offset: number },
  ): Promise<{ items: QuarantinedForm[]; total: number }>;
  find(of: HeldKind, id: string): Promise<QuarantinedForm | undefined>;
  /** Deletes a submission and writes the entry; returns false, and writes nothing, if it is gone. */
  remove(id: string, entry: AuditEntry): Promise<boolean>;
  /** Deletes the submissions from before a moment, and returns their number. */
  forget(before: number): Promise<number>;
}
