import type { ErasureAnswer, LeadFilter, LeadRowDto } from '../../contracts/lead.ts';
import type { Destination } from '../../domain/delivery/destinations.ts';
import type { DeliverySummary } from '../../domain/delivery/states.ts';
import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import type { MailState } from '../../domain/mail/states.ts';
import type { Moments } from '../../domain/time/agency-day.ts';
import type { DeliveryReport, Lead } from '../ports.ts';
import type { Account } from './account.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';
import type { Campaign } from './campaigns.ts';

export type { DeliverySummary };

/** What the back office needs of leads and of the people behind them. Times are epoch milliseconds (UTC). */

/** A line of the list. */
export type LeadSummary = Omit<LeadRowDto, 'createdAt'> & { createdAt: number };

/** A filter with its days as moments. An absent or empty value does not narrow. */
export type LeadSearch = Omit<LeadFilter, 'from' | 'to'> & Moments;

export interface RecordedAttempt {
  number: number;
  startedAt: number;
  durationMs: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export interface Note {
  id: string;
  text: string;
  at: number;
  authorId: string | null;
}

/** Everything that is stored about a lead. */
export interface LeadRecord {
  lead: Lead;
  summary: LeadSummary;
  /** Attempts in the order in which they were made. */
  deliveries: (DeliveryReport & { made: RecordedAttempt[] })[];
  notes: Note[];
  /** From the audit log. */
  changes: AuditEntry[];
  /** The same of its deliveries, and of all that were given up at a time; the oldest first. */
  replays: AuditEntry[];
  /** Made of this lead, the oldest first. */
  campaigns: { id: string; artist: string }[];
}

/** A lead as a line of the export. */
export interface PipelineReport {
  lead: Lead;
  summary: LeadSummary;
  deliveries: DeliveryReport[];
}

/** A lead as a change of it is judged. */
export interface LeadToChange {
  status: LeadStatus;
  assigneeId: string | null;
  /** The moment of the newest entry of the audit log about it, in epoch milliseconds; null: there is no entry. */
  toldAt: number | null;
}

/** Each change is written in one transaction with the entry that records it. */
export interface LeadDesk {
  /** Equal values are ordered by arrival, so that pages neither repeat nor lose a lead while none is added. */
  page(
    search: LeadSearch,
    page: { limit: number; offset: number },
  ): Promise<{ items: LeadSummary[]; total: number }>;
  /**
   * All leads that match, at this moment, to be read some at a time: `total` says how many. One that is erased meanwhile
   * is left out.
   */
  all(search: LeadSearch): Promise<{ total: number; parts: AsyncIterable<PipelineReport[]> }>;
  find(id: string): Promise<LeadRecord | undefined>;
  /**
   * Changes status and assignee as `judge` says, while nobody else changes the lead.
   * @param candidateId an account that `judge` is given as it is at this moment, where there is one
   */
  change<Code = never>(
    id: string,
    judge: (
      before: LeadToChange,
      candidate: Account | undefined,
    ) => Judgement<Pick<LeadToChange, 'status' | 'assigneeId'>, Code>,
    candidateId?: string | null,
  ): Promise<Changed<Pick<LeadToChange, 'status' | 'assigneeId'>, Code>>;
  /** False: there is no such lead. */
  addNote(leadId: string, note: Note, entry: AuditEntry): Promise<boolean>;
}

export interface PersonReview {
  id: string;
  name: string | null;
  email: string | null;
  rating: number | null;
  comment: string | null;
  lang: string | null;
  verified: boolean;
  status: string;
  createdAt: number;
  decidedAt: number | null;
  /** That was given for the decision. */
  reason: string | null;
}

/** A message that was written to the person, and is kept for 30 days after it was sent. */
export interface PersonMail {
  subject: string;
  text: string;
  state: MailState;
  createdAt: number;
}

/** An invitation to review that belongs to one of the person's campaigns, or brought one of the reviews. */
export interface PersonInvitation {
  client: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

/** The ids of the rows that are about a person. */
export interface PersonRows {
  leads: string[];
  reviews: string[];
  campaigns: string[];
}

/** People are known by their address, in the spelling of `normalizeEmail`. */
export interface People {
  /** Everything that is stored, oldest first, read in one transaction with the entry that tells of it. */
  export(
    email: string,
    entryOf: (rows: PersonRows) => AuditEntry,
  ): Promise<{
    leads: LeadRecord[];
    reviews: PersonReview[];
    campaigns: Campaign[];
    invitations: PersonInvitation[];
    mails: PersonMail[];
  }>;
  /**
   * Takes out the person's leads, with deliveries and notes, the reviews written on the site, with votes, invitations and
   * the reasons of decisions, and every message to the address. Campaigns that came from one of the leads stay without the
   * artist's name, here and in the audit log; their invitations go. Each of the destinations that may have received a lead
   * gets a notice with the ids of what it received.
   */
  erase(
    email: string,
    notice: {
      destinations: readonly Destination[];
      /** When it is due, in epoch milliseconds. */
      at: number;
      nextId(): string;
      body(leads: string[]): string;
    },
    entryOf: (rows: PersonRows) => AuditEntry,
  ): Promise<ErasureAnswer>;
}
