import type { CountedChange } from '../../engine/counted-changes.ts';
import type { ColumnTypes } from '../../engine/migration.ts';

/** Creates campaigns, and reviews with their moderation and the feeds of other sites. */
export const campaignsAndReviews = ({ id }: ColumnTypes): string => `
-- A row stores the estimate with the costs from which it was calculated: a later cost table must not change a promised
-- figure. \`lead_id\` is no foreign key, because a campaign stays when its lead is erased; an id without a lead reveals
-- nothing about a person, and is read as null.
create table campaigns (
  ${id}, public_id text not null unique, artist text not null, artist_key text not null, platform text not null,
  campaign_type text not null, budget double precision not null, country text not null, starts_on text not null,
  ends_on text not null, status text not null, actual_views bigint, actual_cost double precision, lead_id text,
  created_at bigint not null, demo integer not null default 0, cost_version integer,
  version integer not null default 1, estimate_views bigint, estimate_low bigint, estimate_high bigint,
  cost_min double precision, cost_max double precision, cost_average double precision, cost_unit text,
  client_name text, client_email text, client_locale text, video_url text, notes text not null default '',
  actual_reach bigint
);
create index campaigns_starts on campaigns (starts_on, id);
create index campaigns_newest on campaigns (created_at, id);

create table reviews (
  ${id}, public_id text not null unique, owner text not null, external_id text, platform text not null, name text,
  email text, rating integer, comment text, lang text, published_at bigint, avatar text, company text,
  verified integer not null default 0, helpful integer not null default 0, status text not null,
  demo integer not null default 0, created_at bigint not null, updated_at bigint not null, decided_at bigint,
  decided_by text, reason text, mail_id text, search text not null default '', experience text, reward text,
  answer text, answer_lang text, answered_at bigint, answer_version integer not null default 0,
  campaign_platform text, constraint reviews_owner_external_id unique (owner, external_id)
);
-- For the public list, and for the back office's lists by status: newest first.
create index reviews_newest on reviews (status, published_at, id);
-- For the latest reviews, by the time of writing.
create index reviews_written on reviews (coalesce(published_at, created_at));
-- For the back office's list: by owner and status, in order of arrival.
create index reviews_moderation on reviews (owner, status, created_at, id);
-- Exactly as \`moderation-desk.ts\` sorts the reviews of all sites.
create index reviews_listed on reviews (status, coalesce(published_at, created_at), id);

-- No foreign keys: an invitation keeps the ids of its campaign and its review when these are deleted.
create table review_invitations (
  ${id}, public_id text not null unique, code_digest text not null constraint review_invitations_code_key unique,
  client text not null, campaign_id text, created_at bigint not null, expires_at bigint not null, used_at bigint,
  revoked_at bigint, review_id text unique, reward text, mailed_at bigint, email_key text
);
create index review_invitations_newest on review_invitations (created_at, id);
create index review_invitations_email on review_invitations (email_key);

create table review_votes (
  ${id}, review_id bigint not null references reviews(id) on delete cascade, voter text not null,
  constraint review_votes_once unique (review_id, voter)
);

-- No foreign keys: the log outlives the rows that its entries name.
create table moderation_log (
  ${id}, at bigint not null, review_id text not null, from_status text not null, to_status text not null,
  actor_id text not null, told integer not null, reason text, reason_salt text, reason_digest text,
  previous_hash text not null, hash text not null
);
create index moderation_log_review on moderation_log (review_id);

create table articles (
  ${id}, public_id text not null unique, owner text not null, external_id text not null, title text not null,
  excerpt text not null, link text not null, published_at bigint, categories text not null, image text,
  demo integer not null default 0, created_at bigint not null, updated_at bigint not null,
  constraint articles_owner_external_id unique (owner, external_id)
);
create index articles_newest on articles (published_at, id);

create table picture_copies (
  source text primary key, file text, tried_at bigint not null
);
`;

export const reviewChanges: readonly CountedChange[] = [
  { revision: 'reviews', table: 'reviews', on: 'insert' },
  // The pages show only approved reviews: a pending review changes no page.
  { revision: 'shown_reviews', table: 'reviews', on: 'insert', when: `new.status = 'approved'` },
  { revision: 'shown_reviews', table: 'reviews', on: 'delete', when: `old.status = 'approved'` },
  {
    revision: 'shown_reviews',
    table: 'reviews',
    on: 'update',
    when: `(old.status = 'approved' or new.status = 'approved') and old.helpful = new.helpful`,
  },
  { revision: 'votes', table: 'reviews', on: 'update', when: 'old.helpful <> new.helpful' },
];
