import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/** Adds what ad platforms are told of acts, and the way to each platform (decision record 0146). */
export const conversions: Migration = async (db, engine) => {
  const { id } = columnTypes(engine);
  await runStatements(
    db,
    `create table conversion_sends (
  ${id}, public_id text not null unique, lead_id bigint not null references leads (id) on delete cascade,
  destination text not null, act text not null, event_id text not null, acted_at bigint not null, proof_id text not null,
  path text not null, category text not null, twin integer not null, fields text not null, sealed text,
  expires_at bigint not null, created_at bigint not null, state text not null, reason text,
  attempts integer not null default 0, next_attempt_at bigint, lease text, last_error text,
  settled_at bigint, reference text, api_version text,
  constraint conversion_sends_once unique (event_id, destination)
);
create index conversion_sends_due on conversion_sends (state, next_attempt_at);
create index conversion_sends_lead on conversion_sends (lead_id);
create index conversion_sends_proof on conversion_sends (proof_id);
create index conversion_sends_latest on conversion_sends (destination, created_at);
create table conversion_lanes (
  name text not null primary key, state text not null, since bigint not null, until bigint,
  failures integer not null default 0, answered_at bigint, answer text, words text, first_sent_at bigint,
  first_twin_at bigint, test text
);`,
  );
};
