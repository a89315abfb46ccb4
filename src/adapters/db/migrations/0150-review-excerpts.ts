import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the text of a review without the passages that a decision about a report cut out (decision record 0178). */
export const reviewExcerpts: Migration = (db) =>
  runStatements(db, 'alter table reviews add column excerpt text;');
