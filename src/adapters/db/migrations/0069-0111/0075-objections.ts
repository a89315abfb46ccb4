import { type Migration, runStatements } from '../../engine/migration.ts';

/**
 * Adds to the proofs of cookie choices whether the browser sent Global Privacy Control (decision record 0126). Of earlier
 * proofs it is not known: they count as without.
 */
export const objections: Migration = (db) =>
  runStatements(db, 'alter table consents add column objected integer not null default 0;');
