import { type Migration, runStatements } from '../../engine/migration.ts';

/** Adds the list of erased persons, by which a restore erases them again (decision record 0125). */
export const erasures: Migration = async (db) => {
  await runStatements(
    db,
    `create table erasures (
  digest text primary key, at bigint not null, pending integer not null default 0
);`,
  );
};
