import type { Generated } from 'kysely';
import type { RevisionName } from '../../app/ports/revisions.ts';
import type { ProcessRole } from '../../domain/process/process-role.ts';
import type {
  AccountRow,
  AuditLogRow,
  GuessRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PasswordLinkRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SessionRow,
  WeeklyMailRow,
  WelcomeRow,
} from './accounts/account-tables.ts';
import type { BuildFileRow } from './builds/build-tables.ts';
import type { CampaignRow } from './campaigns/campaign-tables.ts';
import type {
  CampaignAlertRow,
  CampaignDayRow,
  CampaignImportRow,
  CampaignLookRow,
  ImportColumnsRow,
} from './campaigns/import-tables.ts';
import type { EdgePurgeRow } from './cdn/purge-tables.ts';
import type {
  CampaignAddressDayRow,
  CampaignAddressRow,
  ChannelCountRow,
  LeadArrivalRow,
} from './channels/channel-tables.ts';
import type { ClaimRow } from './claims/claim-table.ts';
import type { ConsentRow } from './consents/consent-tables.ts';
import type { AddedGuideRow, FormerAddressRow } from './content/address-tables.ts';
import type { SourceReadRow } from './content/source-tables.ts';
import type { ConversionLaneRow, ConversionSendRow } from './conversions/conversion-tables.ts';
import type { PictureCopyRow } from './copies/copy-tables.ts';
import type { CostRefusalRow, CostTableRow } from './costs/cost-tables.ts';
import type { VisitCountRow } from './dashboard/visit-tables.ts';
import type { DocumentDraftRow, DocumentVersionRow } from './documents/document-tables.ts';
import type {
  ArtistPixelsRow,
  DraftAnswerRow,
  LandingCountRow,
  LandingLinkHostRow,
  LandingLinkRow,
  LandingPageRow,
  LandingSlugRow,
  LandingTestRow,
  LandingTotalRow,
} from './landing/landing-tables.ts';
import type {
  DeliveryAttemptRow,
  DeliveryRow,
  LeadAnswerTimeRow,
  LeadBandRow,
  LeadDayRow,
  LeadNoteRow,
  LeadOutcomeRow,
  LeadReminderRow,
  LeadRow,
  LeadViewRow,
} from './leads/lead-tables.ts';
import type { SecretLinkRow } from './links/link-table.ts';
import type { MailRow } from './mail/mail-tables.ts';
import type {
  MediaBytesRow,
  MediaFileRow,
  MediaOriginalRow,
  MediaRow,
  MediaUseRow,
} from './media/media-tables.ts';
import type { NewsletterAskRow, NewsletterConsentRow } from './newsletter/newsletter-tables.ts';
import type { ErasureRow } from './privacy/erasure-table.ts';
import type { PersonLinkRow } from './privacy/own-data/person-link-table.ts';
import type { RightsRequestRow } from './privacy/rights/rights-table.ts';
import type { PushMessageRow, PushSubscriptionRow } from './push/push-tables.ts';
import type { QuarantinedFormRow } from './quarantine/quarantine-table.ts';
import type { KeptQuestionRow } from './questions/question-tables.ts';
import type {
  ReleaseArtistRow,
  ReleaseCountRow,
  ReleaseCoverageRow,
  ReleaseCreditRow,
  ReleaseForecastRow,
  ReleaseHostRow,
  ReleasePlaceRow,
  ReleaseRow,
  ReleaseSourceRow,
  ReleaseWeekRow,
} from './releases/release-tables.ts';
import type {
  ArtistListEntryRow,
  ReminderAskRow,
  ReminderProofRow,
  ReminderRow,
  ReminderStopRow,
  ReminderSumRow,
} from './reminders/reminder-tables.ts';
import type { ContentReportLogRow, ContentReportRow } from './reports/report-tables.ts';
import type {
  ArticleRow,
  ModerationLogRow,
  ReviewInvitationRow,
  ReviewRow,
  ReviewVoteRow,
} from './reviews/review-tables.ts';
import type { WatchedPlanRow } from './watches/watch-tables.ts';
import type { ArticleAddressRow } from './wordpress/address-tables.ts';
import type {
  WordpressCategoryRow,
  WordpressHookRow,
  WordpressLogRow,
  WordpressPictureRow,
  WordpressPostPictureRow,
  WordpressPostRow,
  WordpressSyncRow,
} from './wordpress/wordpress-tables.ts';

/**
 * The tables, the same on both engines. Times are epoch milliseconds, booleans 0 or 1, structures JSON text. `id` is
 * a number that never leaves the database; outside of it, a row is named by its `public_id` or `message_id`.
 */
export interface Schema {
  leads: LeadRow;
  lead_notes: LeadNoteRow;
  erasures: ErasureRow;
  person_links: PersonLinkRow;
  lead_days: LeadDayRow;
  lead_bands: LeadBandRow;
  lead_outcomes: LeadOutcomeRow;
  lead_answer_times: LeadAnswerTimeRow;
  lead_views: LeadViewRow;
  lead_reminders: LeadReminderRow;
  weekly_mails: WeeklyMailRow;
  quarantined_forms: QuarantinedFormRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
  state: StateRow;
  reviews: ReviewRow;
  articles: ArticleRow;
  consents: ConsentRow;
  conversion_sends: ConversionSendRow;
  conversion_lanes: ConversionLaneRow;
  accounts: AccountRow;
  sessions: SessionRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  password_links: PasswordLinkRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  guesses: GuessRow;
  edge_purges: EdgePurgeRow;
  welcomes: WelcomeRow;
  push_subscriptions: PushSubscriptionRow;
  push_messages: PushMessageRow;
  audit_log: AuditLogRow;
  campaigns: CampaignRow;
  campaign_imports: CampaignImportRow;
  campaign_days: CampaignDayRow;
  import_columns: ImportColumnsRow;
  campaign_alerts: CampaignAlertRow;
  campaign_looks: CampaignLookRow;
  visit_counts: VisitCountRow;
  channel_counts: ChannelCountRow;
  lead_arrivals: LeadArrivalRow;
  campaign_addresses: CampaignAddressRow;
  campaign_address_days: CampaignAddressDayRow;
  mails: MailRow;
  review_invitations: ReviewInvitationRow;
  review_votes: ReviewVoteRow;
  picture_copies: PictureCopyRow;
  moderation_log: ModerationLogRow;
  content_reports: ContentReportRow;
  content_report_log: ContentReportLogRow;
  watched_plans: WatchedPlanRow;
  settings: SettingsRow;
  cost_tables: CostTableRow;
  cost_refusals: CostRefusalRow;
  claims: ClaimRow;
  media: MediaRow;
  media_files: MediaFileRow;
  media_bytes: MediaBytesRow;
  media_originals: MediaOriginalRow;
  media_uses: MediaUseRow;
  document_drafts: DocumentDraftRow;
  document_versions: DocumentVersionRow;
  landing_pages: LandingPageRow;
  landing_slugs: LandingSlugRow;
  secret_links: SecretLinkRow;
  landing_counts: LandingCountRow;
  landing_totals: LandingTotalRow;
  landing_tests: LandingTestRow;
  artist_pixels: ArtistPixelsRow;
  draft_answers: DraftAnswerRow;
  landing_link_hosts: LandingLinkHostRow;
  landing_links: LandingLinkRow;
  artist_list_entries: ArtistListEntryRow;
  rights_requests: RightsRequestRow;
  newsletter_consents: NewsletterConsentRow;
  newsletter_asks: NewsletterAskRow;
  reminders: ReminderRow;
  reminder_asks: ReminderAskRow;
  reminder_proofs: ReminderProofRow;
  reminder_stops: ReminderStopRow;
  reminder_sums: ReminderSumRow;
  wordpress_posts: WordpressPostRow;
  wordpress_categories: WordpressCategoryRow;
  wordpress_syncs: WordpressSyncRow;
  wordpress_log: WordpressLogRow;
  article_addresses: ArticleAddressRow;
  wordpress_hooks: WordpressHookRow;
  wordpress_pictures: WordpressPictureRow;
  wordpress_post_pictures: WordpressPostPictureRow;
  releases: ReleaseRow;
  release_places: ReleasePlaceRow;
  release_credits: ReleaseCreditRow;
  release_artists: ReleaseArtistRow;
  release_weeks: ReleaseWeekRow;
  release_counts: ReleaseCountRow;
  release_forecasts: ReleaseForecastRow;
  release_coverage: ReleaseCoverageRow;
  release_hosts: ReleaseHostRow;
  release_sources: ReleaseSourceRow;
  build_files: BuildFileRow;
  added_guides: AddedGuideRow;
  former_addresses: FormerAddressRow;
  source_reads: SourceReadRow;
  kept_questions: KeptQuestionRow;
  processes: ProcessRow;
  revisions: RevisionRow;
  migrations: MigrationRow;
}

/** A value that the server stores for its own use, as JSON text. */
export interface StateRow {
  key: string;
  value: string;
  updated_at: number;
}

/** A group of settings that the back office changed. */
export interface SettingsRow {
  name: string;
  version: number;
  /** JSON whose secrets are sealed: see `adapters/secrets/seal.ts`. */
  value: string;
  updated_at: number;
}

/** A process of the site (`queue/running-process.ts`). No backup holds it. */
export interface ProcessRow {
  /** `Database.process`. */
  name: string;
  /** The machine, and on Linux its space of process numbers: two containers may have the same host name. */
  host: string;
  pid: number;
  role: ProcessRole;
  /** Eight hexadecimal digits that name the build. */
  build: string;
  /** The fingerprints of its secrets, as JSON: `SecretMarks`. */
  marks: string;
  started_at: number;
  seen_at: number;
  /** When it stopped, or another process found it dead; null while it runs. */
  left_at: number | null;
}

/** The number of changes under a watched name; triggers raise it (`engine/counted-changes.ts`). */
export interface RevisionRow {
  name: RevisionName;
  number: number;
}

/** A step of the schema that was applied. */
export interface MigrationRow {
  name: string;
  applied_at: number;
  /** Whether a former version can work on a database that has the step. Null: applied before kinds were recorded. */
  kind: Generated<'expand' | 'contract' | null>;
}

/** A table of content, as a backup reads it. */
export interface Table {
  name: keyof Schema;
  /** The columns that order its rows. The string `id` is a number that the database assigns, and goes on to after a restore. */
  key: string | string[];
  /** The most rows that a backup copies by one statement, where rows are large. */
  batch?: number;
}

/**
 * Every table of content, in an order that satisfies the foreign keys, with the columns that order its rows. A test
 * compares this list with the tables that the migrations create, so that a backup omits no later table.
 */
export const tables = [
  { name: 'leads', key: 'id' },
  { name: 'campaign_addresses', key: 'id' },
  { name: 'campaign_address_days', key: ['address_id', 'day'] },
  { name: 'lead_notes', key: 'id' },
  { name: 'lead_arrivals', key: 'lead_id' },
  { name: 'erasures', key: 'digest' },
  { name: 'person_links', key: 'id' },
  { name: 'lead_days', key: ['day', 'kind', 'source'] },
  { name: 'lead_bands', key: ['day', 'platform', 'budget_from'] },
  { name: 'lead_outcomes', key: ['day', 'kind', 'status'] },
  { name: 'lead_answer_times', key: 'id' },
  { name: 'quarantined_forms', key: 'id' },
  { name: 'deliveries', key: 'id' },
  { name: 'delivery_attempts', key: 'id' },
  { name: 'state', key: 'key' },
  { name: 'reviews', key: 'id' },
  { name: 'articles', key: 'id' },
  { name: 'consents', key: 'id' },
  { name: 'conversion_sends', key: 'id' },
  { name: 'conversion_lanes', key: 'name' },
  { name: 'accounts', key: 'id' },
  { name: 'sessions', key: 'id' },
  { name: 'second_factors', key: 'id' },
  { name: 'recovery_codes', key: 'id' },
  { name: 'password_links', key: 'id' },
  { name: 'passkeys', key: 'id' },
  { name: 'passkey_challenges', key: 'id' },
  { name: 'lead_views', key: 'id' },
  { name: 'lead_reminders', key: 'id' },
  { name: 'weekly_mails', key: 'id' },
  { name: 'welcomes', key: 'account_id' },
  { name: 'push_subscriptions', key: 'id' },
  { name: 'push_messages', key: 'id' },
  { name: 'audit_log', key: 'id' },
  { name: 'campaigns', key: 'id' },
  { name: 'campaign_imports', key: 'id' },
  { name: 'campaign_days', key: ['import_id', 'series', 'day'] },
  { name: 'import_columns', key: 'header' },
  { name: 'campaign_alerts', key: ['campaign_id', 'alert'] },
  { name: 'campaign_looks', key: ['campaign_id', 'audience', 'rule', 'from_day', 'to_day'] },
  { name: 'visit_counts', key: ['day', 'kind', 'name'] },
  { name: 'channel_counts', key: ['day', 'kind', 'page', 'channel'] },
  { name: 'mails', key: 'id' },
  { name: 'review_invitations', key: 'id' },
  { name: 'review_votes', key: 'id' },
  { name: 'picture_copies', key: 'source' },
  { name: 'moderation_log', key: 'id' },
  { name: 'content_reports', key: 'id' },
  { name: 'content_report_log', key: 'id' },
  { name: 'watched_plans', key: 'id' },
  { name: 'settings', key: 'name' },
  { name: 'cost_tables', key: 'id' },
  { name: 'cost_refusals', key: ['platform', 'country', 'campaign_type'] },
  { name: 'claims', key: 'id' },
  { name: 'media', key: 'id' },
  { name: 'media_files', key: ['media_id', 'role', 'format'] },
  { name: 'media_bytes', key: 'name', batch: 10 },
  { name: 'media_originals', key: ['upload', 'part'], batch: 10 },
  { name: 'media_uses', key: ['media_id', 'kind', 'subject'] },
  { name: 'document_drafts', key: ['kind', 'document'] },
  { name: 'document_versions', key: ['kind', 'document', 'number'] },
  { name: 'added_guides', key: ['slug'] },
  { name: 'former_addresses', key: ['path'] },
  { name: 'source_reads', key: ['source', 'day'] },
  // An array: its ids are random texts.
  { name: 'kept_questions', key: ['id'] },
  { name: 'landing_pages', key: 'id' },
  { name: 'landing_slugs', key: 'slug' },
  { name: 'secret_links', key: 'code_hash' },
  {
    name: 'landing_counts',
    key: ['page_id', 'day', 'kind', 'locale', 'channel', 'variant', 'target'],
  },
  { name: 'landing_totals', key: 'page_id' },
  { name: 'landing_tests', key: 'id' },
  { name: 'artist_pixels', key: 'page_id' },
  { name: 'draft_answers', key: 'id' },
  { name: 'landing_link_hosts', key: 'id' },
  { name: 'landing_links', key: 'url' },
  { name: 'artist_list_entries', key: 'id' },
  { name: 'rights_requests', key: 'id' },
  { name: 'newsletter_consents', key: 'id' },
  { name: 'newsletter_asks', key: 'id' },
  { name: 'reminders', key: 'id' },
  { name: 'reminder_asks', key: 'id' },
  { name: 'reminder_proofs', key: 'id' },
  { name: 'reminder_stops', key: ['target_hash', 'page'] },
  { name: 'reminder_sums', key: ['page_id', 'platform', 'region'] },
  { name: 'wordpress_posts', key: 'id', batch: 100 },
  { name: 'wordpress_categories', key: 'id' },
  { name: 'wordpress_syncs', key: 'id' },
  { name: 'wordpress_log', key: 'id' },
  { name: 'article_addresses', key: 'slug' },
  { name: 'wordpress_hooks', key: 'message_id' },
  { name: 'wordpress_pictures', key: 'id' },
  { name: 'wordpress_post_pictures', key: ['post_id', 'picture_id'] },
  { name: 'releases', key: 'id' },
  { name: 'release_places', key: ['genre', 'friday', 'class_rank', 'territories', 'release_id'] },
  { name: 'release_credits', key: ['artist_id', 'release_id'] },
  { name: 'release_artists', key: 'artist_id' },
  { name: 'release_weeks', key: 'friday' },
  { name: 'release_counts', key: ['genre', 'territory', 'friday'] },
  { name: 'release_forecasts', key: ['genre', 'territory', 'friday', 'weeks_ahead'] },
  { name: 'release_coverage', key: 'weeks_ahead' },
  { name: 'release_hosts', key: 'id' },
  { name: 'release_sources', key: 'name' },
] as const satisfies Table[];
