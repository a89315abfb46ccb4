import type { Generated } from 'kysely';
import type { LeadKind } from '../../../app/ports.ts';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import type { DeliveryState, DeliverySummary } from '../../../domain/delivery/states.ts';
import type { LeadStatus, LostReason } from '../../../domain/lead/lead-values.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

export interface LeadRow {
  id: Generated<number>;
  public_id: string;
  kind: LeadKind;
  created_at: number;
  /** The agency's day of `created_at`, as `dayNumber` numbers it; the dashboard counts by it. */
  day: number;
  /** A copy of the name, or of the artist's name, in `fields`. */
  name: string;
  /** A copy of the e-mail address in `fields`. */
  email: string;
  fields: string;
  locale: Locale;
  page: string | null;
  referrer: string | null;
  utm: string;
  user_agent_family: string;
  consent: string | null;
  request_id: string;
  idempotency_key: string | null;
  demo: number;
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
  /** Of the mails. */
  locale: Locale;
  /** The last day on which the account was reminded, as `dayNumber` numbers it. */
  reminded_day: number | null;
}

/** A note of the agency about a lead. */
export interface LeadNoteRow {
  id: Generated<number>;
  public_id: string;
  lead_id: number;
  /** An account's `public_id`. */
  author_id: string | null;
  text: string;
  at: number;
}

export interface DeliveryRow {
  id: Generated<number>;
  /** The `webhook-id`. */
  message_id: string;
  /** Null: the delivery is the notice of an erasure, and the person's leads are deleted. */
  lead_id: number | null;
  destination: Destination;
  /** The exact text to send; never changed. */
  body: string;
  state: DeliveryState;
  attempts: number;
  /** When the next attempt is due; for a claimed delivery, when the lease ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The present lease, if the delivery is claimed. */
  lease: string | null;
  last_status: number | null;
  last_error: string | null;
}

export interface DeliveryAttemptRow {
  id: Generated<number>;
  delivery_id: number;
  number: number;
  started_at: number;
  duration_ms: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}
