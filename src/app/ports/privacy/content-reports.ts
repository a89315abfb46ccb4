import type { Locale } from '../../../domain/locale/locale.ts';
import type {
  Contester,
  ReportAct,
  ReportMeasure,
  ReportOutcome,
  ReportReason,
  ReportState,
  SubjectKind,
} from '../../../domain/report/content-report.ts';
import type { RefusalGround } from '../../../domain/review/refusal-grounds.ts';
import type { AuditEntry } from '../audit.ts';
import type { Mail, NewMail } from '../mail.ts';
import type { Decision, DecisionJudgement, JudgedReview } from '../moderation.ts';
import type { Publisher } from '../plan-mails.ts';

/** Ports of the reports of illegal content. Times are epoch milliseconds (UTC). */

/** A report as it was sent. */
export interface NewReport {
  subject: SubjectKind;
  /** The review's id, the page's slug or the testimonial's id; null: only the address says it. */
  subjectId: string | null;
  address: string;
  reason: ReportReason;
  explanation: string;
  /** Null: not given, which only a report about the protection of children may do. */
  name: string | null;
  email: string | null;
  locale: Locale;
  receivedAt: number;
  /** Whether it was filled in as programs do. */
  suspect: boolean;
}

export interface StoredReport extends Omit<NewReport, 'explanation'> {
  number: number;
  /** Null: deleted, a year after closing or with the person. */
  explanation: string | null;
  state: ReportState;
  /** Number of the steps so far. */
  version: number;
  lookedAt: number | null;
  evident: boolean | null;
  askedAt: number | null;
  question: string | null;
  measure: ReportMeasure | null;
  ground: RefusalGround | null;
  /** The reason of the last decision, as both were told. */
  words: string | null;
  decidedAt: number | null;
  /** An account's id. */
  decidedBy: string | null;
  againAt: number | null;
  contestedBy: Contester | null;
}

/** The fields that a step changes. */
export type ReportChange = Partial<
  Pick<
    StoredReport,
    | 'state'
    | 'lookedAt'
    | 'evident'
    | 'askedAt'
    | 'question'
    | 'measure'
    | 'ground'
    | 'words'
    | 'decidedAt'
    | 'decidedBy'
    | 'againAt'
    | 'contestedBy'
  >
>;

/** An entry of the log of reports. It names no person but the account. */
export interface ReportLogEntry {
  at: number;
  act: 'receive' | ReportAct;
  /** Null: the form. */
  actorId: string | null;
}

/** What a step decides about the reported review, as `ModerationDesk.decide`. */
export interface ReviewStep {
  id: string;
  decision: Decision;
  judge: (review: JudgedReview) => DecisionJudgement;
}

export interface ContentReports {
  /**
   * Stores a report with its entry in the log and its mails, in one transaction. Of the same report within an hour it stores
   * one, and returns the number of the first. Returns `undefined`, and stores nothing, if too many suspect ones are open.
   * @param mailsOf returns the mails about the report, whose receipt leaves only if `mayReceipt`: an address has few receipts a day
   */
  add(
    report: NewReport,
    mailsOf: (number: number, mayReceipt: boolean) => NewMail[],
  ): Promise<number | undefined>;
  /** The open reports, and the latest hundred that are closed. */
  list(): Promise<{ open: StoredReport[]; closed: StoredReport[] }>;
  find(number: number): Promise<StoredReport | undefined>;
  /**
   * Writes a step with its entry in the log, its mails and the decision about the reported review, in one transaction.
   * Returns the report after it; `conflict`, with nothing written, if it no longer has this version, or if `judge` refuses
   * or the review no longer exists; `undefined` if it does not exist.
   */
  step(
    number: number,
    version: number,
    change: ReportChange,
    written: {
      log: ReportLogEntry;
      entry: AuditEntry;
      mails: readonly (NewMail & Mail)[];
      review?: ReviewStep | undefined;
    },
  ): Promise<StoredReport | 'conflict' | undefined>;
  /** Deletes the names, addresses and texts of reports that were closed before a time; returns their number. */
  forget(before: number): Promise<number>;
}

/** The mails about reports. None to the author names the person who reported. */
export interface ReportTexts {
  /** The sentence that names the provision of the law that content is against. */
  provision(locale: Locale, law: string): string;
  receipt(
    locale: Locale,
    facts: Publisher & { number: number; reason: ReportReason; address: string },
  ): Omit<Mail, 'to'>;
  question(locale: Locale, facts: Publisher & { number: number; words: string }): Omit<Mail, 'to'>;
  /** To the person who reported: article 16(5). */
  decision(
    locale: Locale,
    facts: Publisher & {
      number: number;
      reason: ReportReason;
      outcome: ReportOutcome;
      words: string;
      /** The number of passages that were cut out. */
      cuts: number;
      /** Until when it may be contested, in epoch milliseconds; null: it was the second decision. */
      until: number | null;
    },
  ): Omit<Mail, 'to'>;
  /** To the author of a review: the statement of reasons of article 17(3). */
  statement(
    locale: Locale,
    facts: Publisher & {
      number: number;
      /** When the review was written, in epoch milliseconds. */
      writtenAt: number;
      ground: RefusalGround;
      /** The provision of the law; empty: the terms are the ground. */
      law: string;
      measure: 'removed' | 'shortened';
      /** The author's words that were cut out. */
      passages: readonly string[];
      words: string;
      until: number | null;
    },
  ): Omit<Mail, 'to'>;
  /** To the author of a review whose removal was contested: the second decision. */
  reviewed(
    locale: Locale,
    facts: Publisher & {
      number: number;
      /** When the review was written, in epoch milliseconds. */
      writtenAt: number;
      /**
       * `removed` and `shortened`: confirmed. `absent`: it is reversed, but the review is off the pages for another reason.
       * `whole`: the passage is back.
       */
      outcome: 'restored' | 'whole' | 'absent' | 'removed' | 'shortened';
      /** Null: the removal is reversed. */
      ground: RefusalGround | null;
      law: string;
      words: string;
      /** The number of passages that were cut out. */
      cuts: number;
    },
  ): Omit<Mail, 'to'>;
}
