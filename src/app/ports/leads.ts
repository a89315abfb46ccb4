import type { DeliverySummary, ErasureAnswer, LeadRowDto, leadSorts } from '../../contracts/lead.ts';
import type { leadKinds } from '../../domain/lead/lead-kind.ts';
import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import type { DeliveryReport, Destination, Lead } from '../ports.ts';
import type { Account, AuditEntry } from './account.ts';
import type { Campaign } from './campaigns.ts';
import type { MailState } from './mail.ts';

export type { DeliverySummary };

/** What the back office needs of leads and of the people behind them. Times are epoch milliseconds (UTC). */

/** A line of the list. */
export type LeadSummary = Omit<LeadRowDto, 'createdAt'> & { createdAt: number };

/** Absent or empty: does not narrow. */
export interface LeadSearch {
  /** Part of a name or an address, whatever its capitals and accents. */
  text?: string | undefined;
  kinds?: readonly (typeof leadKinds)[number][] | undefined;
  statuses?: readonly LeadStatus[] | undefined;
  platforms?: readonly string[] | undefined;
  deliveries?: readonly DeliverySummary[] | undefined;
  /** An account's id; null: nobody. */
  assigneeId?: string | null | undefined;
  source?: string | undefined;
  /** Sources that are left out, in small letters. */
  sourcesNot?: readonly string[] | undefined;
  budgetFrom?: number | undefined;
  /** Budget below this. */
  budgetTo?: number | undefined;
  costVersion?: number | undefined;
  /** Earliest arrival. */
  from?: number | undefined;
  /** Arrival before this. */
  until?: number | undefined;
  sort: (typeof leadSorts)[number];
  order: 'asc' | 'desc';
}

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

/** What all entries of one request share. */
export type Actor = Pick<AuditEntry, 'at' | 'actorId' | 'requestId'>;

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
  /** Changes what is named. What was so already is not changed, nor recorded. */
  change(
    id: string,
    change: { status?: LeadStatus | undefined; assigneeId?: string | null | undefined },
    /** The roles of those who can be given a lead. */
    assignable: readonly Account['role'][],
    actor: Actor,
  ): Promise<'done' | 'unknown' | 'assignee_unknown'>;
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

/** People are known by their address, in the spelling of `normalizeEmail`. */
export interface People {
  /** What is stored, oldest first, with an entry that says so. */
  export(
    email: string,
    actor: Actor,
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
    notice: { destinations: readonly Destination[]; nextId(): string; body(leads: string[]): string },
    actor: Actor,
  ): Promise<ErasureAnswer>;
}

/** Numbers that change whenever a lead or a review comes or somebody of the agency does something. */
export interface ChangeCounters {
  read(): Promise<Counters>;
}
export interface Counters {
  /** The newest number of a lead, of an entry of the audit log, and of a review. */
  leads: number;
  changes: number;
  reviews: number;
  /** Changes also when a lead becomes visible after a newer one, as on PostgreSQL it may. */
  recent: number;
}
