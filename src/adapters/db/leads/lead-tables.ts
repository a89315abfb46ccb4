import type { Generated } from 'kysely';
import type { Note, RecordedAttempt } from '../../../app/ports/leads.ts';
import type { DeliveryReport, Lead, LeadKind, LeadOrigin } from '../../../app/ports.ts';
import type { DeliverySummary } from '../../../domain/delivery/states.ts';
import type { LeadStatus, LostReason } from '../../../domain/lead/lead-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Platform } from '../../../domain/simulator/inputs.ts';
import { flag, json, type RowOf, recordOf, text } from '../engine/record.ts';

export const leadRecord = recordOf<Pick<Lead, 'id' | 'kind' | 'createdAt' | 'fields' | 'demo'>>()({
  id: 'public_id',
  kind: 'kind',
  createdAt: 'created_at',
  fields: json('fields'),
  demo: flag('demo'),
});

export const originRecord = recordOf<Omit<LeadOrigin, 'channel' | 'address'>>()({
  locale: 'locale',
  page: text('page'),
  referrer: text('referrer'),
  utm: json('utm'),
  userAgentFamily: 'user_agent_family',
  consent: json('consent'),
  requestId: text('request_id'),
});

export interface LeadRow extends RowOf<typeof leadRecord>, RowOf<typeof originRecord> {
  id: Generated<number>;
  /** The agency's day of `created_at`, as `dayNumber` numbers it; the dashboard counts by it. */
  day: number;
  /** A copy of the name, or of the artist's name, in `fields`. */
  name: string;
  /** A copy of the e-mail address in `fields`. */
  email: string;
  idempotency_key: string | null;
  /** The stage of the pipeline; a lead begins as `new`. */
  status: Generated<LeadStatus>;
  /** An account's `public_id`. */
  assignee_id: Generated<string | null>;
  /** Summary of the states of the lead's deliveries: see `delivery-summary.ts`. */
  delivery: Generated<DeliverySummary>;
  /** The columns from here to `email_key` are derived from the JSON: see `lead-columns.ts`. */
  platform: string | null;
  budget: number | null;
  source: string;
  search: string;
  email_key: string;
  /** As the agency typed it, with the lead or later. Its digits are in `search`. */
  phone: Generated<string | null>;
  /** The day of the follow-up, as `dayNumber` numbers it. */
  follow_up: Generated<number | null>;
  lost_reason: Generated<LostReason | null>;
  lost_note: Generated<string | null>;
  /** In cents of a euro. */
  won_value: Generated<number | null>;
  /** From its arrival to the first change of its status by an account, in milliseconds; null: not changed yet. */
  response_ms: Generated<number | null>;
  /** For a simulation: the version of the cost table that its figures come from. */
  cost_version: number | null;
  /** When the plan of a release was put into the queue of mails, in epoch milliseconds. */
  plan_mailed_at: Generated<number | null>;
  /** When the calendar in the visitor's browser said that a call was booked, in epoch milliseconds. */
  call_booked_at: Generated<number | null>;
}

/** A saved view of the list of leads. */
export interface LeadViewRow {
  id: Generated<number>;
  public_id: string;
  account_id: number;
  name: string;
  /** Filters and order, as the address of the list has them. */
  query: string;
}

/** An account that gets a mail on the mornings of follow-ups. */
export interface LeadReminderRow {
  id: Generated<number>;
  account_id: number;
  /** Language of the mails. */
  locale: Locale;
  /** The last day on which the account was reminded, as `dayNumber` numbers it. */
  reminded_day: number | null;
}

export const noteRecord = recordOf<Note>()({
  id: 'public_id',
  text: text('text'),
  at: 'at',
  authorId: 'author_id',
});

/** A note of the agency about a lead. */
export interface LeadNoteRow extends RowOf<typeof noteRecord> {
  id: Generated<number>;
  lead_id: number;
  /** 1: it records that the person contacted the agency. */
  from_person: Generated<number>;
  /**
   * It is the reason why the person's leads are kept until this day, as `dayNumber` numbers it. Of a question: the last day for an
   * answer.
   */
  keep_until: Generated<number | null>;
  /** The digest of the code with which the person answers; null: the note is no question. */
  answer_digest: Generated<string | null>;
}

/** Deleted leads of a day (`domain/lead/retention/sums.ts`). Days are numbers of `dayNumber`. */
export interface LeadDayRow {
  day: number;
  kind: LeadKind;
  source: string;
  leads: number;
}

/** Deleted simulations of a month, by the lower end of the band of the budget. */
export interface LeadBandRow {
  day: number;
  platform: Platform;
  budget_from: number;
  leads: number;
}

/** Deleted leads of a month by outcome, with the sums of the known amounts. */
export interface LeadOutcomeRow {
  day: number;
  kind: LeadKind;
  status: LeadStatus;
  leads: number;
  won_value: number;
  valued: number;
  budget: number;
  budgeted: number;
}

/** The time until a deleted lead was first answered. */
export interface LeadAnswerTimeRow {
  id: Generated<number>;
  day: number;
  response_ms: number;
}

export const deliveryRecord = recordOf<DeliveryReport>()({
  id: 'message_id',
  destination: 'destination',
  state: 'state',
  attempts: 'attempts',
  // For a claimed delivery, when the lease ends.
  nextAttemptAt: 'next_attempt_at',
  lastStatus: 'last_status',
  lastError: 'last_error',
});

export interface DeliveryRow extends RowOf<typeof deliveryRecord> {
  id: Generated<number>;
  /** Null: the delivery is the notice of an erasure, and the person's leads are deleted. */
  lead_id: number | null;
  /** The exact text to send; never changed. */
  body: string;
  /** The current lease, if the delivery is claimed. */
  lease: string | null;
  /** The trace of the request that caused the delivery; null: none is known. */
  trace_id: Generated<string | null>;
}

export const attemptRecord = recordOf<RecordedAttempt>()({
  number: 'number',
  startedAt: 'started_at',
  durationMs: 'duration_ms',
  status: 'status',
  error: text('error'),
  answer: text('answer'),
});

export interface DeliveryAttemptRow extends RowOf<typeof attemptRecord> {
  id: Generated<number>;
  delivery_id: number;
}
