import type { Destination } from '../../domain/delivery/destinations.ts';
import type { SpamSign } from '../../domain/spam/spam.ts';
import type { FormLead } from '../ports.ts';
import type { AuditEntry } from './audit.ts';
import type { WrittenReview } from './moderation.ts';

/** A visitor's submission, as it would have been stored. */
export type HeldForm =
  | { of: 'lead'; lead: FormLead; destination: Destination }
  /** `codeDigests`: those of the invitation's code, which is not marked as used. */
  | { of: 'review'; review: WrittenReview; codeDigests: readonly string[] | undefined };
export type HeldKind = HeldForm['of'];

/** A submission that looks like spam. */
export interface QuarantinedForm {
  /** The id in the response to the visitor. */
  id: string;
  /** When it arrived, in epoch milliseconds. */
  createdAt: number;
  sign: SpamSign;
  /** The key of the visitor's request, or the id: releasing twice stores one lead or review. */
  key: string;
  form: HeldForm;
}

/** The submissions that look like spam: they are stored for a limited time, neither delivered nor counted. */
export interface Quarantine {
  /**
   * Stores a submission, deletes the oldest of the same form above `max`, and returns it. If the key was used before
   * with the same form, writes nothing and returns that submission.
   */
  keep(submission: QuarantinedForm, max: number): Promise<QuarantinedForm>;
  /** Returns the submissions since a time, newest first. */
  page(
    of: HeldKind,
    since: number,
    page: { limit: number; offset: number },
  ): Promise<{ items: QuarantinedForm[]; total: number }>;
  find(of: HeldKind, id: string): Promise<QuarantinedForm | undefined>;
  /** Deletes a submission and writes the audit entry; returns false, and writes nothing, if it no longer exists. */
  remove(id: string, entry: AuditEntry): Promise<boolean>;
  /** Deletes the submissions from before a time, and returns their number. */
  forget(before: number): Promise<number>;
}
