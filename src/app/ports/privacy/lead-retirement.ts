import type { LeadStatus } from '../../../domain/lead/lead-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { LeadKind } from '../../ports.ts';
import type { AuditEntry } from '../audit.ts';
import type { LinkMailText, NewMail } from '../mail.ts';
import type { ErasureNotice } from './erasure-notice.ts';

/** The end of leads three years after the last contact by the person. Times are epoch milliseconds (UTC). */

/** The last thing that came from the person: a lead, a review, a note that says so, the answer to stay, or the end of a campaign. */
export type Contact = LeadKind | 'review' | 'note' | 'answer' | 'campaign';

/** A person whose leads end. A lead without an address is a person of its own. */
export interface EndingPerson {
  /** The newest of the leads, by which the person is named. */
  id: string;
  name: string;
  /** As typed in the newest lead; empty: none. */
  email: string;
  /** The language of the newest lead. */
  locale: Locale;
  /** Whether the newest lead is made-up data. */
  demo: boolean;
  status: LeadStatus;
  contactAt: number;
  contact: Contact;
  /** All leads of the person. */
  leads: string[];
  /** The last word about keeping the leads; null: none, or its day has passed. */
  kept: { until: string; reason: string; at: number; authorId: string | null } | null;
  /**
   * The question whether to stay, since the last contact, with the last day for an answer; null: not asked. `isLost`: its mail was
   * given up.
   */
  asked: { at: number; until: string; isLost: boolean } | null;
}

/** A question to a person, as a note of the newest lead. The note has the id of its mail. */
export interface StayQuestion {
  person: Pick<EndingPerson, 'id' | 'leads' | 'contactAt'>;
  /** The digest of the code in the mail. */
  digest: string;
  mail: NewMail;
}

/** What the questions of one request share. */
export interface StayAsking {
  at: number;
  /** The last day for an answer, `2026-12-14`. */
  until: string;
  /** The time between the mails of two questions, in milliseconds: several hundred at once would delay other mail. */
  gapMs: number;
  /** The text of the notes, in the agency's language. */
  text: string;
  authorId: string;
  /** The audit entry about a number of persons. */
  entryOf(persons: number): AuditEntry;
}

/** The question in a person's language, and the notes about it in the agency's. */
export interface StayMails {
  /**
   * @param about.contactAt the last contact by the person, in epoch milliseconds
   * @param about.until the last day for an answer, `2026-12-14`
   */
  question(
    locale: Locale,
    about: { brand: string; code: string; contactAt: number; until: string },
  ): LinkMailText;
  notes(locale: Locale): { asked: string; answered: string };
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
  /**
   * Stores questions to persons with their mails, and one audit entry, in one transaction. Leaves out a person whose newest lead is
   * gone, or who was asked since the last contact by another request. Returns the number of questions.
   */
  ask(questions: readonly StayQuestion[], asking: StayAsking): Promise<number>;
  /** Returns whether the question of a code's digest was answered; `undefined`: no such question. */
  question(digest: string): Promise<{ answered: boolean } | undefined>;
  /** Stores the answer to the question of a code's digest as a contact by the person, once: a second call changes nothing. */
  answer(digest: string, note: { at: number; text: string }): Promise<void>;
  /** Returns the number of leads by kind with the sum of their budgets, in euros a month. Samples are not counted. */
  sums(ids: readonly string[]): Promise<{ kind: LeadKind; leads: number; budget: number }[]>;
  /** Stores a word to the agency under a key, unless there is one already, and queues its mail. Returns whether it was new. */
  tell(key: string, now: number, mail: NewMail | undefined): Promise<boolean>;
  /** Returns when a word was stored under a key; null: none. */
  toldAt(key: string): Promise<number | null>;
}
