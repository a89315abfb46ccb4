import { type CountedChange, everyChange } from '../../engine/counted-changes.ts';
import type { ColumnTypes } from '../../engine/migration.ts';

/** Creates what belongs to the site as a whole: revisions, settings, cost tables, claims, consents, visits and mails. */
export const site = ({ id }: ColumnTypes): string => `
-- Triggers raise the number of a name in the transaction of the change: no write can omit it, and a number that is read
-- is never ahead of the visible rows, as PostgreSQL's row ids can be.
create table revisions (
  name text primary key, number bigint not null default 0
);

-- This key and the next bear the names that their tables had first.
create table state (
  key text constraint settings_pkey primary key, value text not null, updated_at bigint not null
);

create table settings (
  name text constraint configuration_pkey primary key, version integer not null, value text not null,
  updated_at bigint not null
);

create table cost_tables (
  ${id}, version integer not null unique, costs text not null, author_id text, created_at bigint not null
);

create table claims (
  ${id}, public_id text not null unique, unit text, amounts text not null, upwards integer not null, label text,
  scope text, basis text, checked_by text, checked_at bigint, valid_until text, withdrawn_at bigint, follows text,
  announced text, version integer not null, created_at bigint not null, updated_at bigint not null
);

-- No column leads to a person: no IP address, no browser.
create table consents (
  ${id}, public_id text not null unique, record text not null, text_version text not null, locale text not null,
  created_at bigint not null
);

create table visit_counts (
  day text not null, kind text not null, name text not null, count integer not null,
  constraint visit_counts_key primary key (day, kind, name)
);

create table mails (
  ${id}, public_id text not null unique, recipient text not null, subject text not null, body text not null,
  state text not null, attempts integer not null default 0, next_attempt_at bigint, last_error text,
  created_at bigint not null, sent_at bigint, lease text, link_digest text, sealed integer not null default 0
);
-- For the due mails, the longest due first.
create index mails_due on mails (state, next_attempt_at);
`;

export const siteChanges: readonly CountedChange[] = [
  ...everyChange('settings', 'settings'),
  ...everyChange('costs', 'cost_tables'),
  ...everyChange('claims', 'claims'),
];
