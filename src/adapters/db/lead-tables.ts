import type { Generated } from 'kysely';
import type { DeliverySummary } from '../../app/ports/leads.ts';
import type { DeliveryState, Destination, LeadKind } from '../../app/ports.ts';
import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import type { Locale } from '../../domain/locale/locale.ts';

export interface LeadRow {
  id: Generated<number>;
  public_id: string;
  kind: LeadKind;
  created_at: number;
  /** The agency's day of `created_at`, as a number of `dayNumber`, which the dashboard counts by. */
  day: number;
  /** A copy of what `fields` holds, to search by. */
  name: string;
  /** A copy of what `fields` holds, to search by. */
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
  /** How far it has come in the pipeline; a lead begins as `new`. */
  status: Generated<LeadStatus>;
  /** An account's `public_id`. */
  assignee_id: Generated<string | null>;
  /** What the deliveries come to: see `delivery-summary.ts`. */
  delivery: Generated<DeliverySummary>;
  /** From here on, copies of what the JSON holds: see `lead-columns.ts`. */
  platform: string | null;
  budget: number | null;
  source: string;
  search: string;
  email_key: string;
  /** Of a simulation: the version of the cost table that its figures come from. */
  cost_version: number | null;
}

/** What somebody of the agency wrote about a lead. */
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
  /** Null: the notice that a person was erased, whose leads are gone. */
  lead_id: number | null;
  destination: Destination;
  /** The exact text to send; never changed. */
  body: string;
  state: DeliveryState;
  attempts: number;
  /** When it is due; for a claimed delivery, when the claim ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The present claim. */
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
