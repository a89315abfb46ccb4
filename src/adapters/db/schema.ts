import type { Generated } from 'kysely';
import type { FeedOwner, ReviewOwner } from '../../app/ports/feeds.ts';
import type { DeliverySummary } from '../../app/ports/leads.ts';
import type { MailState } from '../../app/ports/mail.ts';
import type { VisitKind } from '../../app/ports/visit.ts';
import type { DeliveryState, Destination, LeadKind } from '../../app/ports.ts';
import type { AuditAction } from '../../domain/account/audit-action.ts';
import type { Role } from '../../domain/account/role.ts';
import type { CampaignStatus } from '../../domain/campaign/campaign-status.ts';
import type { LeadStatus } from '../../domain/lead/lead-status.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Rating } from '../../domain/review/rating.ts';
import type { ReviewStatus } from '../../domain/review/status.ts';
import type { CostUnit } from '../../domain/simulator/cost-table.ts';
import type { CampaignType, Platform, Region } from '../../domain/simulator/inputs.ts';

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

export interface SettingRow {
  key: string;
  value: string;
  updated_at: number;
}

export interface ReviewRow {
  id: Generated<number>;
  public_id: string;
  owner: ReviewOwner;
  /** The source's own name for it: unique among its owner's. */
  external_id: string | null;
  /** Where it was written: `google`, … */
  platform: string;
  /** Of a vendor's review only the shortened form. */
  name: string | null;
  /** Of its writer, on the site itself; never shown. */
  email: string | null;
  /** Null: none was given. */
  rating: Rating | null;
  comment: string | null;
  lang: string | null;
  published_at: number | null;
  avatar: string | null;
  company: string | null;
  verified: number;
  /** Drawn at the import, raised by votes, and changed by nothing else. */
  helpful: number;
  status: ReviewStatus;
  demo: number;
  created_at: number;
  updated_at: number;
  /** From here on, of reviews that were written on the site. Null while a review waits. */
  decided_at: number | null;
  /** An account's `public_id`. */
  decided_by: string | null;
  reason: string | null;
  /** The `public_id` of the message that tells the author of the decision. */
  mail_id: string | null;
  /** A copy of name, address and comment to search by (`review-search.ts`). */
  search: Generated<string>;
}

/** A link with which somebody may write one review. */
export interface ReviewInvitationRow {
  id: Generated<number>;
  public_id: string;
  /** Capitals and figures. */
  code: string;
  /** Who is invited. */
  client: string;
  /** A campaign's `public_id`; the campaign may be gone. */
  campaign_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
  /** A review's `public_id`; the review may be gone. */
  review_id: string | null;
}

/** That a browser found a review helpful. */
export interface ReviewVoteRow {
  id: Generated<number>;
  review_id: number;
  /** A hash of the review's `public_id` and of the browser's random number: it leads to no other vote. */
  voter: string;
}

/** A decision about a review, in a chain: see `moderation-log.ts`. */
export interface ModerationLogRow {
  /** 1, 2, 3 … without a gap. */
  id: number;
  at: number;
  /** A review's `public_id`; the review may be gone. */
  review_id: string;
  from_status: ReviewStatus;
  to_status: ReviewStatus;
  /** An account's `public_id`. */
  actor_id: string;
  /** Whether the author was told. */
  told: number;
  /** Null: none was given, or its author was erased; then the digest stays. */
  reason: string | null;
  reason_salt: string | null;
  reason_digest: string | null;
  previous_hash: string;
  hash: string;
}

export interface ArticleRow {
  id: Generated<number>;
  public_id: string;
  owner: FeedOwner;
  external_id: string;
  title: string;
  excerpt: string;
  link: string;
  published_at: number | null;
  /** A list. */
  categories: string;
  /** Addresses by size. */
  image: string | null;
  demo: number;
  created_at: number;
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

export interface AccountRow {
  id: Generated<number>;
  public_id: string;
  email: string;
  role: Role;
  password_hash: string;
  created_at: number;
  last_signed_in_at: number | null;
  disabled_at: number | null;
}

/** An open session: it is deleted when it ends. */
export interface SessionRow {
  id: Generated<number>;
  /** The `jti` of its token. */
  public_id: string;
  account_id: number;
  created_at: number;
  expires_at: number;
}

export interface SecondFactorRow {
  id: Generated<number>;
  account_id: number;
  /** Sealed: see `adapters/secrets/seal.ts`. */
  secret: string;
  /** Null: it waits for its first code. */
  confirmed_at: number | null;
  /** Of 30 seconds since 1970: the latest whose code was used. */
  last_step: number | null;
}

/** A code that was not used yet. */
export interface RecoveryCodeRow {
  id: Generated<number>;
  second_factor_id: number;
  digest: string;
}

export interface AuditLogRow {
  id: Generated<number>;
  at: number;
  /** An account's `public_id`. */
  actor_id: string | null;
  action: AuditAction;
  /** A `public_id`. */
  subject: string | null;
  before: string | null;
  after: string | null;
  request_id: string | null;
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
  /** In UTC, as `2026-11-21`. */
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
