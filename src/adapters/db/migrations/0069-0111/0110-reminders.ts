import { columnTypes, type Migration, runStatements } from '../../engine/migration.ts';

/**
 * Adds the reminders that fans ask of landing pages (decision record 0131). `reminder_asks` has the limits against abuse,
 * `reminder_proofs` and `reminder_stops` keep hashes after the address is deleted.
 */
export const reminders: Migration = (db, engine) => {
  const { id } = columnTypes(engine);
  return runStatements(
    db,
    `create table reminders (
  ${id}, public_id text not null unique, page_id bigint not null references landing_pages (id) on delete cascade,
  channel text not null, step text not null, email text not null, target_hash text not null, locale text not null,
  zone text not null, moment text not null, platform text not null, text_version integer not null,
  asked_at bigint not null, confirmed_at bigint, due_at bigint not null, ended_at bigint,
  yes_hash text not null unique, stop_hash text not null unique,
  state text not null, attempts integer not null default 0, next_attempt_at bigint, lease text, last_error text,
  constraint reminders_one unique (page_id, channel, target_hash)
);
create index reminders_due on reminders (state, next_attempt_at, id);
create index reminders_of_page on reminders (page_id, state, zone);
create index reminders_email on reminders (email);
create table reminder_asks (
  ${id}, page_id bigint not null references landing_pages (id) on delete cascade, target_hash text not null,
  at bigint not null, confirmed integer not null default 0
);
create index reminder_asks_target on reminder_asks (target_hash, at);
create index reminder_asks_page on reminder_asks (page_id, at);
create table reminder_proofs (
  ${id}, page text not null, target_hash text not null, asked_at bigint not null, confirmed_at bigint not null,
  text_version integer not null, locale text not null, ended_at bigint
);
create index reminder_proofs_target on reminder_proofs (target_hash, page);
create table reminder_stops (
  target_hash text not null, page text not null, reason text not null, at bigint not null,
  constraint reminder_stops_key primary key (target_hash, page)
);`,
  );
};
