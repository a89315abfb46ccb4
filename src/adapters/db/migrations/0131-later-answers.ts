import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds when an ad platform that answers later is asked what became of an act (decision record 0146). */
export const laterAnswers: Migration = (db) =>
  runStatements(
    db,
    `alter table conversion_sends add column check_at bigint;
create index conversion_sends_check on conversion_sends (destination, check_at) where check_at is not null;`,
  );
