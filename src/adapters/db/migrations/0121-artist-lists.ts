import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the artist's own list (decision record 0150). A fan's reminder holds the sentence with which the fan agreed until it is
 * confirmed; then the address is in the list, and outlives the reminder until it was handed over. `withdrawn_at`: the row has no
 * address any more, and tells the artist which line of an earlier file to delete.
 */
export const artistLists: Migration = (db, engine) =>
  runStatements(
    db,
    `alter table reminders add column list_sentence text not null default '';
alter table reminder_proofs add column list_version integer not null default 0;
create table artist_list_entries (
  ${columnTypes(engine).id}, public_id text not null unique, page_id bigint not null references landing_pages (id) on delete cascade,
  email text not null, target_hash text not null, locale text not null, sentence text not null,
  consented_at bigint not null, handed_at bigint, withdrawn_at bigint,
  constraint artist_list_entries_one unique (page_id, target_hash)
);
create index artist_list_entries_email on artist_list_entries (email);`,
  );
