import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds to notes the digest of the code with which a person answers whether their leads are to be kept (decision record 0176). */
export const stayQuestions: Migration = (db) =>
  runStatements(
    db,
    `alter table lead_notes add column answer_digest text;
create index lead_notes_answer on lead_notes (answer_digest) where answer_digest is not null;`,
  );
