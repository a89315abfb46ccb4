import type { Generated } from 'kysely';
import type { MailState } from '../../app/ports/mail.ts';
import type { VisitKind } from '../../app/ports/visit.ts';
import type { CampaignStatus } from '../../domain/campaign/campaign-status.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CostUnit } from '../../domain/simulator/cost-table.ts';
import type { CampaignType, Platform, Region } from '../../domain/simulator/inputs.ts';
import type {
  AccountRow,
  AuditLogRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SessionRow,
} from './account-tables.ts';
import type { DeliveryAttemptRow, DeliveryRow, LeadNoteRow, LeadRow } from './lead-tables.ts';
import type {
  ArticleRow,
  ModerationLogRow,
  ReviewInvitationRow,
  ReviewRow,
  ReviewVoteRow,
} from './review-tables.ts';

/**
 * The tables as both engines hold them. Times are epoch milliseconds, booleans 0 or 1, structures JSON text. `id` is
 * a number of the database's own and leaves it never; outside, a row is known by its `public_id` or `message_id`.
 */
export interface Schema {
  leads: LeadRow;
  lead_notes: LeadNoteRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
  settings: SettingRow;
  reviews: ReviewRow;
  articles: ArticleRow;
  consents: ConsentRow;
  accounts: AccountRow;
  sessions: SessionRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  audit_log: AuditLogRow;
  campaigns: CampaignRow;
  visit_counts: VisitCountRow;
  mails: MailRow;
  review_invitations: ReviewInvitationRow;
  review_votes: ReviewVoteRow;
  moderation_log: ModerationLogRow;
  configuration: ConfigurationRow;
  cost_tables: CostTableRow;
  migrations: MigrationRow;
}

export interface SettingRow {
  key: string;
  value: string;
  updated_at: number;
}

/** The proof of a cookie choice. */
export interface ConsentRow {
  id: Generated<number>;
  public_id: string;
  record: string;
  text_version: string;
  locale: Locale;
  created_at: number;
}

/** Amounts are euros, unit costs those of the cost table when the campaign was created. */
export interface CampaignRow {
  id: Generated<number>;
  public_id: string;
  artist: string;
  /** `artist` to search and sort by (`searchKey`). */
  artist_key: string;
  platform: Platform;
  campaign_type: CampaignType;
  budget: number;
  country: Region;
  /** ISO days, which sort as text. */
  starts_on: string;
  ends_on: string;
  status: CampaignStatus;
  actual_views: number | null;
  actual_cost: number | null;
  /** A lead's `public_id`; the lead may be gone. */
  lead_id: string | null;
  estimate_views: number;
  estimate_low: number;
  estimate_high: number;
  cost_min: number;
  cost_max: number;
  cost_average: number;
  cost_unit: CostUnit;
  /** Version of the cost table that the estimate came from; null: it was not kept yet. */
  cost_version: number | null;
  /** Grows with each change. */
  version: Generated<number>;
  created_at: number;
  demo: number;
}

/** How often something was seen on a day. No column for an address, a browser or a person. */
export interface VisitCountRow {
  /** The agency's, as `2026-11-21`; UTC's in rows from before migration 0018. */
  day: string;
  kind: VisitKind;
  /** A page's path without language prefix, or a step of the simulator. */
  name: string;
  count: number;
}

/** A message to send by e-mail. */
export interface MailRow {
  id: Generated<number>;
  public_id: string;
  recipient: string;
  subject: string;
  body: string;
  state: MailState;
  attempts: Generated<number>;
  /** When it is due; for a claimed message, when the claim ends. Null when no attempt is planned. */
  next_attempt_at: number | null;
  /** The present claim. */
  lease: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

/** A group of settings that the back office changed. */
export interface ConfigurationRow {
  name: string;
  version: number;
  /** Its secrets are sealed: see `adapters/secrets/seal.ts`. */
  value: string;
  updated_at: number;
}

/** A version of the simulator's cost table that somebody saved; the first one is the code's own. */
export interface CostTableRow {
  id: Generated<number>;
  version: number;
  /** The whole table. */
  costs: string;
  /** An account's `public_id`. */
  author_id: string | null;
  created_at: number;
}

/** A step of the schema that was applied. */
export interface MigrationRow {
  name: string;
  applied_at: number;
}

/**
 * Every table of content in an order that satisfies the foreign keys, with the column, or the columns, that order its rows. A test compares it
 * with what the migrations create, so that no later table is forgotten in a backup.
 */
export const tables = [
  { name: 'leads', key: 'id' },
  { name: 'lead_notes', key: 'id' },
  { name: 'deliveries', key: 'id' },
  { name: 'delivery_attempts', key: 'id' },
  { name: 'settings', key: 'key' },
  { name: 'reviews', key: 'id' },
  { name: 'articles', key: 'id' },
  { name: 'consents', key: 'id' },
  { name: 'accounts', key: 'id' },
  { name: 'sessions', key: 'id' },
  { name: 'second_factors', key: 'id' },
  { name: 'recovery_codes', key: 'id' },
  { name: 'audit_log', key: 'id' },
  { name: 'campaigns', key: 'id' },
  { name: 'visit_counts', key: ['day', 'kind', 'name'] },
  { name: 'mails', key: 'id' },
  { name: 'review_invitations', key: 'id' },
  { name: 'review_votes', key: 'id' },
  { name: 'moderation_log', key: 'id' },
  { name: 'configuration', key: 'name' },
  { name: 'cost_tables', key: 'id' },
] as const satisfies { name: keyof Schema; key: string | string[] }[];
