import { type Migration, runStatements } from '../../engine/migration.ts';

/**
 * Adds which proof of a cookie choice replaces which, and whether a choice accepts advertising (decision record 0127).
 * Earlier proofs were not chained: each counts as the first choice of its browser.
 */
export const proofChain: Migration = (db) =>
  runStatements(
    db,
    `alter table consents add column replaces text;
alter table consents add column marketing integer not null default 0;
update consents set marketing = 1 where record like '%"marketing":true%';
create index consents_created on consents (created_at);
create index consents_replaces on consents (replaces);`,
  );
