/** The kind of record that an audit entry is about; `none`: the entry is not about a single record. */
export type AuditSubject =
  | 'account'
  | 'lead'
  | 'campaign'
  | 'review'
  | 'invitation'
  | 'delivery'
  | 'webhook'
  | 'settings'
  | 'claim'
  | 'media'
  | 'post'
  | 'content'
  | 'landing'
  | 'none';

/**
 * The actions that the audit log records, each with the kind of record that it concerns. Each action needs its text in
 * `dictionaries/<locale>/admin-audit.ts`: a missing text is a type error.
 */
export const auditSubjects = {
  signed_in: 'account',
  signed_in_with_passkey: 'account',
  sign_in_failed: 'account',
  signed_out: 'account',
  signed_out_everywhere: 'account',
  password_changed: 'account',
  password_change_failed: 'account',
  account_created: 'account',
  password_reset: 'account',
  password_link_sent: 'account',
  password_set_by_link: 'account',
  account_invited: 'account',
  account_invitation_accepted: 'account',
  account_invitation_withdrawn: 'account',
  name_changed: 'account',
  account_disabled: 'account',
  account_enabled: 'account',
  role_changed: 'account',
  sessions_ended: 'account',
  second_factor_on: 'account',
  second_factor_off: 'account',
  second_factor_refused: 'account',
  recovery_code_used: 'account',
  recovery_codes_renewed: 'account',
  passkey_added: 'account',
  passkey_renamed: 'account',
  passkey_removed: 'account',
  passkey_refused: 'account',
  campaign_created: 'campaign',
  campaign_changed: 'campaign',
  campaign_deleted: 'campaign',
  lead_added: 'lead',
  lead_released: 'lead',
  campaigns_exported: 'none',
  campaign_report_shared: 'campaign',
  campaign_reports_revoked: 'campaign',
  lead_status_changed: 'lead',
  lead_assigned: 'lead',
  lead_follow_up_changed: 'lead',
  lead_name_changed: 'lead',
  lead_email_changed: 'lead',
  lead_phone_changed: 'lead',
  lead_outcome_changed: 'lead',
  lead_note_added: 'lead',
  leads_exported: 'none',
  delivery_replayed: 'delivery',
  deliveries_replayed: 'none',
  webhook_tested: 'webhook',
  person_exported: 'none',
  person_erased: 'none',
  review_released: 'review',
  review_decided: 'review',
  review_hidden: 'review',
  review_shown: 'review',
  review_answered: 'review',
  review_answer_removed: 'review',
  invitation_created: 'invitation',
  invitation_renewed: 'invitation',
  invitation_revoked: 'invitation',
  invitation_mailed: 'invitation',
  settings_changed: 'settings',
  integration_tested: 'settings',
  source_tested: 'settings',
  costs_changed: 'none',
  demo_removed: 'none',
  backup_downloaded: 'none',
  restore_tried: 'none',
  claim_changed: 'claim',
  claim_confirmed: 'claim',
  claim_withdrawn: 'claim',
  claim_split: 'claim',
  contradiction_settled: 'claim',
  content_published: 'content',
  content_draft_discarded: 'content',
  content_restored: 'content',
  release_source_switched: 'none',
  release_source_asked: 'none',
  mail_tested: 'none',
  mails_retried: 'none',
  mail_retried: 'none',
  sync_started: 'none',
  sync_cancelled: 'none',
  post_hidden: 'post',
  post_shown: 'post',
  post_featured: 'post',
  post_unfeatured: 'post',
  media_added: 'media',
  media_changed: 'media',
  media_deleted: 'media',
  media_restored: 'media',
  landing_created: 'landing',
  landing_published: 'landing',
  landing_unpublished: 'landing',
  landing_deleted: 'landing',
  landing_restored: 'landing',
  landing_preview_made: 'landing',
  landing_previews_revoked: 'landing',
  landing_figures_shared: 'landing',
  landing_figures_revoked: 'landing',
  landing_test_started: 'landing',
  landing_test_stopped: 'landing',
} as const satisfies Record<string, AuditSubject>;

export type AuditAction = keyof typeof auditSubjects;
export const auditActions = Object.keys(auditSubjects) as [AuditAction, ...AuditAction[]];
