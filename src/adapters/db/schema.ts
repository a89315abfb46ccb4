import type { Generated } from 'kysely';
import type { DeliveryState, Destination, LeadKind } from '../../app/ports.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/**
 * The tables as both engines hold them. Times are epoch milliseconds, booleans 0 or 1, structures JSON text. `id` is
 * a number of the database's own and leaves it never; outside, a row is known by its `public_id` or `message_id`.
 */
export interface Schema {
  leads: LeadRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
  settings: SettingRow;
  migrations: MigrationRow;
}

export interface LeadRow {
  id: Generated<number>;
  public_id: string;
  kind: LeadKind;
  created_at: number;
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
}

export interface DeliveryRow {
  id: Generated<number>;
  /** The `webhook-id`. */
  message_id: string;
  lead_id: number;
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

export interface SettingRow {
  key: string;
  value: string;
  updated_at: number;
}

/** A step of the schema that was applied. */
export interface MigrationRow {
  name: string;
  applied_at: number;
}

/**
 * Every table of content in an order that satisfies the foreign keys, with the column that orders its rows. A test compares it
 * with what the migrations create, so that no later table is forgotten in a backup.
 */
export const tables = [
  { name: 'leads', key: 'id' },
  { name: 'deliveries', key: 'id' },
  { name: 'delivery_attempts', key: 'id' },
  { name: 'settings', key: 'key' },
] as const satisfies { name: keyof Schema; key: string }[];
