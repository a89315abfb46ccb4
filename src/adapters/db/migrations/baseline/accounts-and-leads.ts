import type { CountedChange } from '../../engine/counted-changes.ts';
import type { ColumnTypes } from '../../engine/migration.ts';

/** Creates accounts with all that belongs to one, the audit log, and leads with their deliveries. */
export const accountsAndLeads = ({ id, plain }: ColumnTypes): string => `
create table accounts (
  ${id}, public_id text not null unique, email text not null unique, role text not null,
  password_hash text not null, created_at bigint not null, last_signed_in_at bigint, disabled_at bigint,
  name text not null default '', locale text not null default 'fr', password_due integer not null default 0,
  invited integer not null default 0
);

create table sessions (
  ${id}, public_id text not null unique, account_id bigint not null references accounts(id) on delete cascade,
  created_at bigint not null, expires_at bigint not null, used_at bigint not null default 0,
  browser text not null default 'other', system text not null default 'other'
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

create table second_factors (
  ${id}, account_id bigint not null unique references accounts(id) on delete cascade, secret text not null,
  confirmed_at bigint, last_step bigint
);

create table recovery_codes (
  ${id}, second_factor_id bigint not null references second_factors(id) on delete cascade, digest text not null,
  constraint recovery_codes_digest unique (second_factor_id, digest)
);

create table password_links (
  ${id}, account_id bigint not null references accounts(id) on delete cascade, digest text not null unique,
  created_at bigint not null, expires_at bigint not null, kind text not null default 'password'
);
create index password_links_account on password_links (account_id);

create table passkeys (
  ${id}, public_id text not null unique, account_id bigint not null references accounts(id) on delete cascade,
  credential_id text not null unique, public_key text not null, counter bigint not null, transports text not null,
  name text not null, created_at bigint not null, used_at bigint
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  ${id}, challenge text not null unique, account_id bigint references accounts(id) on delete cascade,
  expires_at bigint not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table welcomes (
  account_id text primary key, dismissed_at bigint not null
);

create table push_subscriptions (
  ${id}, account_id text not null, endpoint text not null unique, p256dh text not null, auth text not null,
  locale text not null, created_at bigint not null
);
create index push_subscriptions_account on push_subscriptions (account_id, created_at);

create table push_messages (
  ${id}, subscription_id bigint not null references push_subscriptions(id) on delete cascade, state text not null,
  attempts integer not null default 0, next_attempt_at bigint, lease text, last_error text,
  created_at bigint not null
);
-- For the due messages, the longest due first.
create index push_messages_due on push_messages (state, next_attempt_at);
create index push_messages_subscription on push_messages (subscription_id);

-- No foreign keys: the log outlives the rows that its entries name.
create table audit_log (
  ${id}, at bigint not null, actor_id text, action text not null, subject text, before text, after text,
  request_id text
);
-- By account, by action and by subject, newest first; \`id\` orders entries of the same time.
create index audit_log_newest on audit_log (at, id);
create index audit_log_subject on audit_log (subject, at, id);
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_action on audit_log (action, at, id);

create table leads (
  ${id}, public_id text not null unique, kind text not null, created_at bigint not null, name text not null,
  email text not null, fields text not null, locale text not null, page text, referrer text, utm text not null,
  user_agent_family text not null, consent text, request_id text not null, idempotency_key text,
  demo integer not null default 0, status text not null default 'new', delivery text not null default 'none',
  source text not null default 'direct', search ${plain} not null default '', email_key text not null default '',
  assignee_id text, platform text, budget double precision, cost_version integer, day integer not null default 0,
  follow_up integer, lost_reason text, lost_note text, won_value bigint, phone text, response_ms bigint,
  plan_mailed_at bigint, constraint leads_kind_idempotency_key unique (kind, idempotency_key)
);
-- The expressions must be exactly those by which \`lead-search.ts\` sorts; \`id\` orders equal rows.
create index leads_newest on leads (created_at, id);
create index leads_name on leads (search, id);
create index leads_budget on leads (coalesce(budget, -1), id);
create index leads_low_budget on leads (coalesce(budget, 2147483647), id);
create index leads_stage on leads (
  (case status when 'new' then 0 when 'contacted' then 1 when 'qualified' then 2 when 'won' then 3 else 4 end), id
);
create index leads_last_follow_up on leads (coalesce(follow_up, -1), id);
-- Also holds the columns that the list of the day filters by: it is read in its order and counted without a row.
create index leads_follow_up on leads (coalesce(follow_up, 2147483647), id, status, follow_up);
-- Holds every column that a list filters by: with any filter, only the rows of the page are read.
create index leads_list on leads (
  created_at, id, status, kind, platform, delivery, assignee_id, source, budget, cost_version, follow_up, search
);
-- For the lists of the pipeline: counting tens of thousands of leads in \`leads_list\` takes longer.
create index leads_status on leads (status, coalesce(budget, -1), id, budget);
create index leads_email on leads (email);
create index leads_person on leads (email_key);
create index leads_cost_version on leads (cost_version) where cost_version is not null;
-- For the dashboard, in the order of counting: no row is read.
create index leads_by_day on leads (day, source, kind);
create index leads_by_outcome on leads (day, status, kind, won_value, budget);
create index simulations_by_day on leads (kind, day, platform, budget);
-- Without the leads that wait it is the smallest index of days, so that PostgreSQL takes it.
create index leads_by_response on leads (day, response_ms) where response_ms is not null;

create table lead_notes (
  ${id}, public_id text not null unique, lead_id bigint not null references leads(id) on delete cascade,
  author_id text, text text not null, at bigint not null
);
create index lead_notes_lead on lead_notes (lead_id);

create table lead_views (
  ${id}, public_id text not null unique, account_id bigint not null references accounts(id) on delete cascade,
  name text not null, query text not null, constraint lead_views_name unique (account_id, name)
);

create table lead_reminders (
  ${id}, account_id bigint not null unique references accounts(id) on delete cascade, locale text not null,
  reminded_day integer
);

create table quarantined_forms (
  ${id}, public_id text not null unique, held text not null, kind text not null, created_at bigint not null,
  sign text not null, idempotency_key text not null, email_key text not null, form text not null,
  constraint quarantined_forms_key unique (kind, idempotency_key)
);

-- The notice of an erasure is a delivery too, and has no lead any more.
create table deliveries (
  ${id}, message_id text not null unique, lead_id bigint references leads(id) on delete cascade,
  destination text not null, body text not null, state text not null, attempts integer not null default 0,
  next_attempt_at bigint, lease text, last_status integer, last_error text
);
-- For the due deliveries, and for the count of each state.
create index deliveries_due on deliveries (state, next_attempt_at);
create index deliveries_lead on deliveries (lead_id);

create table delivery_attempts (
  ${id}, delivery_id bigint not null references deliveries(id) on delete cascade, number integer not null,
  started_at bigint not null, duration_ms integer not null, status integer, error text, answer text
);
create index delivery_attempts_delivery on delivery_attempts (delivery_id);
`;

export const accountAndLeadChanges: readonly CountedChange[] = [
  { revision: 'audit', table: 'audit_log', on: 'insert' },
  // Open back offices announce new leads: not those that an account typed, and not removals.
  { revision: 'leads', table: 'leads', on: 'insert', when: "new.kind <> 'manual'" },
];
