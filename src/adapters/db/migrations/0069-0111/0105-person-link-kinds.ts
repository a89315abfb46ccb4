import { type Migration, runStatements } from '../../engine/migration.ts';

/** Adds what a person's link does: it reads, or it erases (decision record 0137). Earlier links read. */
export const personLinkKinds: Migration = (db) =>
  runStatements(
    db,
    `alter table person_links add column kind text not null default 'read';
drop index person_links_pause;
create unique index person_links_pause on person_links (kind, address_digest, pause);`,
  );
