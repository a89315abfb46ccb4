import type { LeadStatus } from '../../../domain/lead/lead-values.ts';
import type { LeadKind } from '../../ports.ts';
import type { AuditEntry } from '../audit.ts';
import type { NewMail } from '../mail.ts';
import type { ErasureNotice } from './erasure-notice.ts';

/** The end of leads three years after the last contact by the person. Times are epoch milliseconds (UTC). */

/** The last thing that came from the person: a lead, a review, a note that says so, or the end of a campaign. */
export type Contact = LeadKind | 'review' | 'note' | 'campaign';

/** A person whose leads end. A lead without an address is a person of its own. */
export interface EndingPerson {
  /** The newest of the leads, by which the person is named. */
  id: string;
  name: string;
  status: LeadStatus;
  contactAt: number;
  contact: Contact;
  /** All leads of the person. */
  leads: string[];
  /** The last word about keeping the leads; null: none, or its day has passed. */
  kept: { until: string; reason: string; at: number; authorId: string | null } | null;
}

/** The word that the leads of persons are kept, as a note of the newest lead of each. */
export interface Keep {
  /** The last day, `2026-12-14`. */
  until: string;
  reason: string;
  at: number;
  authorId: string;
  /** Returns the id of a note. */
  nextId(): string;
  /** The audit entry about a lead. */
  entryOf(leadId: string): AuditEntry;
}

/** The parts of a deletion that a use case decides. */
export interface Retirement {
  notice: ErasureNotice;
  /** The audit entry about a batch of deleted leads. */
  entryOf(leads: number): AuditEntry;
  /** The agency's day and the most leads of it, for a deletion by itself; absent: an account decides. */
  night?: { day: string; most: number };
}

export interface LeadRetirement {
  /**
   * Returns the persons whose last contact lies before a moment, the longest ago first, also those that are kept.
   * @param today the agency's day, `2026-12-14`: what is kept until an earlier day is not kept
   */
  ending(before: number, today: string): Promise<EndingPerson[]>;
  /**
   * Returns the person with this address, in the spelling of `normalizeEmail`; `undefined` for one without a lead, and while one
   * of their campaigns is not finished.
   */
  personOf(email: string, today: string): Promise<EndingPerson | undefined>;
  /** Returns the number of all leads, when the newest arrived, and how many were deleted by themselves on a day. */
  facts(day: string): Promise<{ all: number; newestAt: number | null; done: number }>;
  /**
   * Deletes leads with their deliveries and notes, adds them to the sums of the dashboard, writes the audit entries, and
   * queues a notice for each destination that may have received one. Returns their number. Samples are in no sum.
   */
  retire(ids: readonly string[], retirement: Retirement): Promise<number>;
  /** Keeps the persons of these leads, and returns the number of leads that exist. */
  keep(ids: readonly string[], keep: Keep): Promise<number>;
  /** Returns the number of leads by kind with the sum of their budgets, in euros a month. Samples are not counted. */
  sums(ids: readonly string[]): Promise<{ kind: LeadKind; leads: number; budget: number }[]>;
  /** Stores a word to the agency under a key, unless there is one already, and queues its mail. Returns whether it was new. */
  tell(key: string, now: number, mail: NewMail | undefined): Promise<boolean>;
  /** Returns when a word was stored under a key; null: none. */
  toldAt(key: string): Promise<number | null>;
}
