import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the counts of guesses at passwords and codes, which all processes share (decision record 0171). */
export const guesses: Migration = (db) =>
  runStatements(
    db,
    `create table guesses (
  key text not null primary key, points integer not null, counts_until bigint not null, closed_until bigint not null
);
create index guesses_end on guesses (counts_until);`,
  );
