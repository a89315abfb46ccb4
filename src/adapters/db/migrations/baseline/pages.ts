import { type CountedChange, everyChange } from '../../engine/counted-changes.ts';
import type { ColumnTypes } from '../../engine/migration.ts';

/** Creates the media library, the texts that the agency edits, and the landing pages. */
export const pages = ({ id, bytes }: ColumnTypes): string => `
create table media (
  ${id}, public_id text not null unique, name text not null, name_key text not null, search_key text not null,
  state text not null, attempts integer not null default 0, next_attempt_at bigint, lease text, last_error text,
  problem text, width integer, height integer, bytes bigint, colour text, alt text not null,
  decorative integer not null, untitled integer not null, focal_x double precision not null,
  focal_y double precision not null, created_at bigint not null, created_by text, deleted_at bigint,
  version integer not null default 1, demo integer not null
);
-- For the due pictures, the longest due first.
create index media_due on media (state, next_attempt_at);

create table media_files (
  media_id bigint not null references media(id) on delete cascade, role text not null, format text not null,
  name text not null, width integer not null, height integer not null, size bigint not null, sha256 text not null,
  constraint media_files_key primary key (media_id, role, format)
);
-- Whether another picture has the same file is asked before its bytes are deleted.
create index media_files_named on media_files (name);

create table media_bytes (
  name text primary key, bytes ${bytes} not null
);

create table media_originals (
  upload text not null, part integer not null, bytes ${bytes} not null, created_at bigint not null,
  constraint media_originals_key primary key (upload, part)
);

create table media_uses (
  media_id bigint not null references media(id) on delete cascade, kind text not null, subject text not null,
  name text not null, state text not null, constraint media_uses_key primary key (media_id, kind, subject)
);
create index media_uses_of on media_uses (kind, subject);

create table content_versions (
  ${id}, part text not null, locale text not null, number integer not null, content text, fallback text not null,
  published_by text not null, created_at bigint not null,
  constraint content_versions_number unique (part, locale, number)
);

create table content_drafts (
  part text not null, locale text not null, present integer not null, content text, fallback text not null,
  version integer not null, updated_by text not null, updated_at bigint not null,
  constraint content_drafts_key primary key (part, locale)
);

create table landing_pages (
  ${id}, public_id text not null unique, template text not null, title text not null, title_key text not null,
  picture text, draft text not null, languages text not null, version integer not null, published_draft integer,
  live_version integer, publish_at bigint, unpublish_at bigint, previous_version integer, previous_until bigint,
  created_at bigint not null, created_by text, updated_at bigint not null, updated_by text, deleted_at bigint,
  demo integer not null, artist_key text not null default ''
);

create table landing_versions (
  page_id bigint not null references landing_pages(id) on delete cascade, number integer not null,
  template text not null, content text not null, languages text not null, pictures text not null, published_by text,
  created_at bigint not null, constraint landing_versions_key primary key (page_id, number)
);

create table landing_slugs (
  slug text primary key, page_id bigint not null references landing_pages(id) on delete cascade,
  current integer not null
);
create index landing_slugs_of on landing_slugs (page_id, current);

create table secret_links (
  code_hash text primary key, page_id bigint references landing_pages(id) on delete cascade,
  campaign_id bigint references campaigns(id) on delete cascade, shows text not null, expires_at bigint not null,
  revoked_at bigint, created_at bigint not null, created_by text not null
);
create index secret_links_page on secret_links (page_id);
create index secret_links_campaign on secret_links (campaign_id);

create table landing_counts (
  page_id bigint not null references landing_pages(id) on delete cascade, day text not null, kind text not null,
  locale text not null, channel text not null, variant text not null, target text not null, count integer not null,
  constraint landing_counts_key primary key (page_id, day, kind, locale, channel, variant, target)
);

-- Sums since the page exists, written with the counts: a list of a thousand pages cannot add up years of days.
create table landing_totals (
  page_id bigint primary key references landing_pages(id) on delete cascade, visits bigint not null,
  conversions bigint not null
);

create table landing_tests (
  ${id}, public_id text not null unique, page_id bigint not null references landing_pages(id) on delete cascade,
  change text not null, starts_at bigint not null, ends_at bigint not null, stopped_at bigint,
  created_at bigint not null, created_by text not null
);
create index landing_tests_of on landing_tests (page_id);

-- No column for an address or a browser.
create table draft_answers (
  ${id}, public_id text not null unique, page_id bigint not null references landing_pages(id) on delete cascade,
  kind text not null, place text not null, text text not null, name text not null, name_key text not null,
  locale text not null, version bigint not null, version_at bigint not null, created_at bigint not null,
  handled_at bigint, handled_by text
);
create index draft_answers_of on draft_answers (page_id);
create index draft_answers_name on draft_answers (name_key);

-- A host is the entry of the queue: its lease is the gate that all its links share.
create table landing_link_hosts (
  ${id}, name text not null unique, state text not null, attempts integer not null default 0,
  next_attempt_at bigint, lease text, last_error text
);
create index landing_link_hosts_due on landing_link_hosts (state, next_attempt_at);

create table landing_links (
  url text primary key, host text not null, verdict text not null, moved_to text, last_answer text,
  failures integer not null, due_at bigint not null, checked_at bigint, told integer not null
);
create index landing_links_due on landing_links (host, due_at);
create index landing_links_verdict on landing_links (verdict);
`;

/** The columns that decide what is online: a save of a draft changes none of them. */
const shown = [
  'live_version',
  'publish_at',
  'unpublish_at',
  'previous_version',
  'previous_until',
  'deleted_at',
] as const;

export const pageChanges: readonly CountedChange[] = [
  { revision: 'media', table: 'media', on: 'insert' },
  { revision: 'media', table: 'media', on: 'delete' },
  // A claim changes only the columns of the lease: no reader sees them.
  {
    revision: 'media',
    table: 'media',
    on: 'update',
    when: 'old.version <> new.version or old.state <> new.state',
  },
  ...everyChange('media', 'media_uses'),
  // No page shows a draft: only versions count.
  ...everyChange('content', 'content_versions'),
  { revision: 'landing', table: 'landing_pages', on: 'delete' },
  {
    revision: 'landing',
    table: 'landing_pages',
    on: 'update',
    when: shown.map((column) => `old.${column} is distinct from new.${column}`).join(' or '),
  },
  // A sample is inserted with its version.
  { revision: 'landing', table: 'landing_versions', on: 'insert' },
  ...everyChange('landing', 'landing_slugs'),
  ...everyChange('landing', 'landing_tests'),
];
