import { columnTypes, type Migration, runStatements } from '../../engine/migration.ts';

/** Adds the links with which persons read what is stored about them (decision record 0137). */
export const personLinks: Migration = (db, engine) =>
  runStatements(
    db,
    `create table person_links (
  ${columnTypes(engine).id}, address_digest text not null, pause bigint not null, email text, code_digest text,
  typed_digest text, tries integer not null default 0, created_at bigint not null, expires_at bigint not null,
  opened_at bigint, session_digest text, session_ends_at bigint
);
create unique index person_links_pause on person_links (address_digest, pause);
create unique index person_links_code on person_links (code_digest);
create unique index person_links_session on person_links (session_digest);
create index person_links_created on person_links (created_at);`,
  );
