import type { LeadCounts, LeadFilter, LeadNeighbours, LeadRowDto } from '../../contracts/leads/lead.ts';
import type { PersonCounts } from '../../contracts/leads/person.ts';
import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { ConsentedItem } from '../../domain/content/consented-items.ts';
import type { DeliverySummary } from '../../domain/delivery/states.ts';
import type { AnswerKind } from '../../domain/landing/draft-answer.ts';
import type { LeadStatus, LostReason, Todo } from '../../domain/lead/lead-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { MailState } from '../../domain/mail/states.ts';
import type { OwnItemKey, PersonConsent } from '../../domain/own-data/own-data.ts';
import type { ReminderMoment, ReminderState } from '../../domain/reminder/reminder.ts';
import type { Reward } from '../../domain/review/disclosures.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { Moments } from '../../domain/time/agency-day.ts';
import type { DeliveryReport, Lead, LeadReport } from '../ports.ts';
import type { Account } from './account.ts';
import type { AuditEntry, Judgement } from './audit.ts';
import type { Campaign } from './campaigns.ts';
import type { RecordedSend } from './conversions.ts';
import type { StoredReport } from './privacy/content-reports.ts';
import type { ErasureNotice } from './privacy/erasure-notice.ts';
import type { NewsletterConsent } from './privacy/newsletter.ts';
import type { RightsRequest } from './privacy/rights-requests.ts';
import type { HeldForm } from './quarantine.ts';
import type { WatchedPlan } from './releases/watched-plans.ts';

export type { DeliverySummary };

/** Ports of leads in the back office, and of the data of persons. Times are epoch milliseconds (UTC). */

/** A row of the list. */
export type LeadSummary = Omit<LeadRowDto, 'createdAt'> & { createdAt: number };

/** A filter with its days as times. An absent or empty value does not filter. */
export type LeadSearch = Omit<LeadFilter, 'from' | 'to' | 'todo'> &
  Moments & {
    /** `today`: the agency's current day, as a number of `dayNumber`. */
    todo?: { among: readonly Todo[]; today: number };
    /** Only these leads; an empty list: no lead. */
    ids?: readonly string[] | undefined;
  };

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

/** A lead with all its stored data. */
export interface LeadRecord {
  lead: Lead;
  summary: LeadSummary;
  /** Attempts, the oldest first. */
  deliveries: (DeliveryReport & { made: RecordedAttempt[] })[];
  /** Of its acts, what ad platforms were told, the oldest first. */
  sends: RecordedSend[];
  notes: Note[];
  /** The lead's entries of the audit log. */
  changes: AuditEntry[];
  /** The note to the reason of a lost lead. */
  lostNote: string | null;
  /** When the plan of a release was mailed, in epoch milliseconds; null: it was not. */
  planMailedAt: number | null;
  /** When the calendar in the visitor's browser said that a call was booked, in epoch milliseconds; null: it did not. */
  callBookedAt: number | null;
  /** The entries about its deliveries, and those about replays of all failed deliveries; the oldest first. */
  replays: AuditEntry[];
  /** The campaigns created from this lead, the oldest first. */
  campaigns: { id: string; artist: string }[];
}

/** Another lead of the same person. */
export type OtherLead = Pick<LeadSummary, 'id' | 'kind' | 'createdAt' | 'status'>;

/** A lead as a row of the export. */
export interface PipelineReport extends LeadReport {
  summary: LeadSummary;
}

/** The part of a lead that the agency changes. */
export interface LeadState {
  status: LeadStatus;
  assigneeId: string | null;
  /** A day, as `2026-12-04`. */
  followUp: string | null;
  lostReason: LostReason | null;
  lostNote: string | null;
  /** In cents of a euro. */
  wonValue: number | null;
  /** The name of the person or the artist. */
  name: string;
  /** Empty: not known. */
  email: string;
  /** The telephone, as typed. */
  phone: string | null;
}

/** The part of a lead that a use case checks before a change. */
export interface LeadToChange extends LeadState {
  id: string;
  /** The time of the newest audit entry about it, in epoch milliseconds; null: no entry. */
  toldAt: number | null;
}

/** Each change is written in one transaction with its audit entry. */
export interface LeadDesk {
  /** Equal values are ordered by arrival, so that each lead is on exactly one page while no lead is added. */
  page(
    search: LeadSearch,
    page: { limit: number; offset: number },
  ): Promise<{ items: LeadSummary[]; total: number }>;
  /**
   * Returns all leads that match now, read in batches, and their number. Leads that are erased while reading are
   * omitted.
   */
  all(search: LeadSearch): Promise<{ total: number; parts: AsyncIterable<PipelineReport[]> }>;
  /** Returns a lead with the newest other leads of its e-mail address. */
  find(id: string): Promise<(LeadRecord & { others: OtherLead[] }) | undefined>;
  /**
   * Returns the ids of the leads before and after a lead in a search, also on other pages; `undefined`: the lead does
   * not exist.
   */
  neighbours(id: string, search: LeadSearch): Promise<LeadNeighbours | undefined>;
  /** Returns the numbers of leads that are new, or to follow up on a day, given as a number of `dayNumber`. */
  counts(today: number): Promise<LeadCounts>;
  /**
   * Changes each lead as `judge` decides, under a lock on all of them and in one transaction: after a refusal, no lead is
   * changed. Returns the number of existing leads.
   * @param candidateId the account to which the leads may be assigned; `judge` gets its current state
   */
  change<Code = never>(
    ids: readonly string[],
    judge: (before: LeadToChange, candidate: Account | undefined) => Judgement<LeadState, Code>,
    candidateId?: string | null,
  ): Promise<{ ok: true; value: number } | { ok: false; code: Code }>;
  /** Returns false if the lead does not exist. */
  addNote(leadId: string, note: Note & { fromPerson: boolean }, entry: AuditEntry): Promise<boolean>;
}

export interface PersonReview {
  id: string;
  name: string | null;
  email: string | null;
  rating: number | null;
  comment: string | null;
  /** What pages show in place of `comment`, after a passage was cut; null: the comment. */
  excerpt: string | null;
  lang: string | null;
  verified: boolean;
  /** Month of the experience, `2026-03`. */
  experience: string | null;
  campaignPlatform: CampaignPlatform | null;
  reward: Reward | null;
  status: string;
  createdAt: number;
  decidedAt: number | null;
  company: string | null;
  /** The reason of the last decision. */
  reason: string | null;
  /** The decisions of the moderation log, the oldest first. */
  decisions: { at: number; to: ReviewStatus; reason: string | null }[];
  /** The agency's public answer. */
  answer: { text: string; lang: Locale; at: number } | null;
}

/** A message to the person; it is deleted 30 days after it was sent. */
export interface PersonMail {
  subject: string;
  text: string;
  state: MailState;
  createdAt: number;
  sentAt: number | null;
}

/** An invitation to review, for one of the person's campaigns or used for one of the person's reviews. */
export interface PersonInvitation {
  client: string;
  createdAt: number;
  expiresAt: number;
  mailedAt: number | null;
  usedAt: number | null;
  revokedAt: number | null;
  reward: Reward | null;
}

/** A submission that looks like spam. */
export interface PersonQuarantinedForm {
  createdAt: number;
  form: HeldForm;
}

/** The ids of the rows that are about a person. */
export interface PersonRows {
  leads: string[];
  reviews: string[];
  campaigns: string[];
}

/**
 * A person is identified by an e-mail address, in the spelling of `normalizeEmail`. A lead without an address is
 * identified only by its id.
 */
export type Person = { email: string } | { lead: string };

/** An answer to the draft of a landing page that is signed with the person's name. */
export interface PersonAnswer {
  /** The title of the page. */
  page: string;
  name: string;
  kind: AnswerKind;
  text: string;
  createdAt: number;
}

/** A reminder of a release that the person asked of a landing page. */
export interface PersonReminder {
  /** Public id. */
  id: string;
  /** The title of the page. */
  page: string;
  state: ReminderState;
  platform: string;
  moment: ReminderMoment;
  zone: string;
  locale: Locale;
  askedAt: number;
  confirmedAt: number | null;
  dueAt: number;
}

/** The list of an artist that the person agreed to. */
export interface PersonArtistList {
  /** Public id. */
  id: string;
  /** The title of the page. */
  page: string;
  sentence: string;
  locale: Locale;
  consentedAt: number;
  /** Null: not handed over to the artist yet. */
  handedAt: number | null;
}

/** The person's consent to the newsletter, confirmed or not yet. */
export type PersonNewsletter = Pick<
  NewsletterConsent,
  'form' | 'locale' | 'textVersion' | 'askedAt' | 'confirmedAt' | 'questionAt'
>;

/** A watched Friday of the person. */
export type PersonWatch = Pick<
  WatchedPlan,
  'id' | 'release' | 'state' | 'locale' | 'askedAt' | 'confirmedAt' | 'endsOn'
>;

/** A report of content that the person sent. */
export type PersonReport = Pick<
  StoredReport,
  | 'number'
  | 'address'
  | 'reason'
  | 'explanation'
  | 'name'
  | 'state'
  | 'question'
  | 'words'
  | 'receivedAt'
  | 'decidedAt'
>;

/** An act that an ad platform received, is to receive, or did not; `isArtists`: by the account of an artist, not the agency's. */
export type PersonAdAct = Pick<
  RecordedSend,
  'act' | 'actedAt' | 'content' | 'destination' | 'path' | 'state'
> & { isArtists: boolean };

export interface People {
  /** Counts the rows that an erasure of the person would delete. */
  count(person: Person): Promise<PersonCounts>;
  /** Returns whether something is stored about the person, besides messages to the address. */
  knows(person: Person): Promise<boolean>;
  /**
   * Reads all data about a person, oldest first, and writes the audit entry of the export in the same transaction.
   * @param entryOf null: no entry
   */
  export(
    person: Person,
    entryOf: ((rows: PersonRows) => AuditEntry) | null,
  ): Promise<{
    leads: LeadRecord[];
    reviews: PersonReview[];
    campaigns: Campaign[];
    invitations: PersonInvitation[];
    mails: PersonMail[];
    quarantined: PersonQuarantinedForm[];
    answers: PersonAnswer[];
    newsletter: PersonNewsletter[];
    reminders: PersonReminder[];
    artistLists: PersonArtistList[];
    watches: PersonWatch[];
    reports: PersonReport[];
    requests: RightsRequest[];
    testimonials: ConsentedItem[];
    adActs: PersonAdAct[];
  }>;
  /** Returns what the content says about a person with a noted consent, or under their name. */
  testimonials(person: Person): Promise<ConsentedItem[]>;
  /**
   * Ends the newsletter and switches its box off in all leads of the person, and notifies the destinations that may have received
   * one with it, or a confirmation; and switches the advertising choice off.
   * @param email in the spelling of `normalizeEmail`
   * @param consents those that are withdrawn, each with its digest for the list by which a restore withdraws it again
   * @param entryOf gets the ids of the changed leads
   */
  withdrawConsents(
    email: string,
    consents: ReadonlyMap<PersonConsent, string>,
    notice: ErasureNotice,
    entryOf: (leads: string[]) => AuditEntry,
  ): Promise<void>;
  /**
   * Deletes one thing: a lead with deliveries and notes, of which each destination that may have received it gets a notice, and
   * which takes the names out of campaigns that nothing else connects with the person; a review; a reminder; an entry in the list
   * of an artist, whom the next file tells; or a watched Friday. Returns false when there is none with this id.
   * @param email only of this address, in the spelling of `normalizeEmail`; null: of any
   * @param digest of the thing, for the list by which a restore erases it again (`ErasureDigests`)
   */
  eraseItem(
    item: OwnItemKey,
    email: string | null,
    notice: ErasureNotice,
    entry: AuditEntry,
    digest: string,
  ): Promise<boolean>;
  /**
   * Deletes the person's leads with deliveries and notes, the reviews written on the site with votes, invitations and the
   * reasons of decisions, the submissions that look like spam, the answers to drafts that have the person's name, the newsletter, the
   * reminders of releases, the watched Fridays, and the requests to the staff, every message to the address. Of reports of content, number, reason and decision stay. Campaigns created from one of the leads stay, without the
   * artist's name and the address of the video, here and in the audit log; their invitations are deleted. Campaigns whose client has the address lose
   * contact, notes and secret links. Each destination that may have received a lead gets a notice with the ids of those
   * leads.
   * @param digest of the person, for the list by which a restore erases the person again (`ErasureDigests`)
   */
  erase(
    person: Person,
    notice: ErasureNotice,
    entryOf: (rows: PersonRows) => AuditEntry,
    digest: string,
  ): Promise<PersonCounts>;
}
