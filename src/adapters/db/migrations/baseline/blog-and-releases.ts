import { type CountedChange, everyChange } from '../../engine/counted-changes.ts';
import type { ColumnTypes } from '../../engine/migration.ts';

/** Creates the articles of the blog with their synchronisations and pictures, and the known releases. */
export const blogAndReleases = ({ id }: ColumnTypes): string => `
create table wordpress_posts (
  ${id}, public_id text not null unique, external_id bigint not null unique, slug text not null, link text not null,
  title text not null, title_key text not null, excerpt text not null, html text not null, status text not null,
  author text, published_at bigint, modified_at bigint not null, categories text not null, image text,
  words integer not null, digest text not null, hidden integer not null default 0, demo integer not null,
  created_at bigint not null, updated_at bigint not null, featured bigint, settled integer not null default 0
);
-- The list, newest first, with and without a status.
create index wordpress_posts_listed on wordpress_posts (published_at, id);
create index wordpress_posts_by_status on wordpress_posts (status, published_at, id);
create index wordpress_posts_hidden on wordpress_posts (hidden, link);

create table wordpress_categories (
  id bigint primary key, name text not null, slug text not null
);

create table wordpress_syncs (
  ${id}, public_id text not null unique, state text not null, attempts integer not null default 0,
  next_attempt_at bigint, lease text, last_error text, trigger text not null, step text not null,
  done integer not null, total integer not null, added integer not null, changed integer not null,
  removed integer not null, cursor text not null, cancel integer not null default 0, created_at bigint not null,
  started_at bigint, ended_at bigint
);
-- One at a time, whichever process begins it.
create unique index wordpress_syncs_one on wordpress_syncs (state) where state = 'waiting';

create table wordpress_log (
  ${id}, code text not null, params text not null, at bigint not null
);

create table article_addresses (
  slug text primary key, external_id bigint not null references wordpress_posts(external_id) on delete cascade,
  present integer not null
);
create index article_addresses_of on article_addresses (external_id, present);

create table wordpress_pictures (
  ${id}, source text not null unique, alt text not null, state text not null, problem text,
  attempts integer not null default 0, tried_in text, sha256 text,
  media_id bigint references media(id) on delete cascade
);
create index wordpress_pictures_waiting on wordpress_pictures (state, id);
create index wordpress_pictures_content on wordpress_pictures (sha256);
-- Without it, forgetting a picture of the library would read the whole table.
create index wordpress_pictures_copy on wordpress_pictures (media_id);

create table wordpress_post_pictures (
  post_id bigint not null references wordpress_posts(id) on delete cascade,
  picture_id bigint not null references wordpress_pictures(id) on delete cascade,
  constraint wordpress_post_pictures_key primary key (post_id, picture_id)
);
create index wordpress_post_pictures_of on wordpress_post_pictures (picture_id);

create table wordpress_hooks (
  message_id text primary key, at bigint not null
);

create table releases (
  ${id}, source text not null, source_id text not null, friday text not null, day text not null,
  title text not null, artist text not null, kind text not null, class_rank integer not null,
  class_reason text not null, label text, countries text not null, label_checked_at bigint, evidence_url text,
  first_seen_at bigint not null, fetched_at bigint not null, demo integer not null,
  constraint releases_named unique (source, source_id)
);
create index releases_of_friday on releases (friday);
create index releases_without_label on releases (label_checked_at, friday);

-- Equal sets of territories stand side by side, so that they are counted in the order of the key.
create table release_places (
  genre text not null, friday text not null, class_rank integer not null, territories integer not null,
  release_id bigint not null constraint release_places_by_set_release_id_fkey references releases(id) on delete cascade,
  constraint release_places_by_friday primary key (genre, friday, class_rank, territories, release_id)
);
create index release_places_of_release on release_places (release_id);

create table release_credits (
  artist_id text not null, release_id bigint not null references releases(id) on delete cascade,
  constraint release_credits_key primary key (artist_id, release_id)
);
create index release_credits_of_release on release_credits (release_id);

create table release_artists (
  artist_id text primary key, genres text not null, country text, in_wikidata integer not null, popular_at bigint,
  checked_at bigint, tags_checked_at bigint
);
create index release_artists_unchecked on release_artists (checked_at, artist_id);

create table release_weeks (
  friday text primary key, fetched_at bigint not null, tried_at bigint not null, rows integer not null,
  doubted_rows integer, counted_at bigint, demo integer not null
);

create table release_counts (
  genre text not null, territory text not null, friday text not null, mega integer not null, major integer not null,
  indie integer not null, emerging integer not null, demo integer not null,
  constraint release_counts_key primary key (genre, territory, friday)
);

create table release_forecasts (
  genre text not null, territory text not null, friday text not null, weeks_ahead integer not null,
  known integer not null, expected integer not null, low integer not null, high integer not null,
  demo integer not null, constraint release_forecasts_key primary key (genre, territory, friday, weeks_ahead)
);

create table release_coverage (
  weeks_ahead integer primary key, share double precision not null, fridays integer not null
);

-- A host is the entry of the queue: its lease is the gate that all its sources share.
create table release_hosts (
  ${id}, name text not null unique, state text not null, attempts integer not null default 0,
  next_attempt_at bigint, lease text, last_error text
);

create table release_sources (
  name text primary key, enabled integer not null, due_at bigint not null, ok_at bigint, failed_at bigint,
  failures integer not null, last_error text, version integer not null, asked_at bigint
);
`;

export const blogChanges: readonly CountedChange[] = [
  { revision: 'wordpress', table: 'wordpress_syncs', on: 'insert' },
  { revision: 'wordpress', table: 'wordpress_syncs', on: 'delete' },
  // A held claim changes only when it ends: no reader sees that.
  {
    revision: 'wordpress',
    table: 'wordpress_syncs',
    on: 'update',
    when: [
      ...['state', 'attempts', 'step', 'done', 'total', 'added', 'changed', 'removed', 'cancel'].map(
        (column) => `old.${column} <> new.${column}`,
      ),
      '(old.lease is null) <> (new.lease is null)',
    ].join(' or '),
  },
  { revision: 'wordpress', table: 'wordpress_log', on: 'insert' },
  // The only change of an article outside of a synchronisation; pages show it.
  ...['wordpress', 'hidden_posts'].map((revision) => ({
    revision,
    table: 'wordpress_posts',
    on: 'update' as const,
    when: 'old.hidden <> new.hidden',
  })),
  { revision: 'hidden_posts', table: 'wordpress_posts', on: 'delete', when: 'old.hidden = 1' },
  ...['wordpress_posts', 'wordpress_categories'].flatMap((table) => everyChange('shown_posts', table)),
];
