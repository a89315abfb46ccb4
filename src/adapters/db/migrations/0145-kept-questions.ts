import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the questions without a sure answer that visitors let the agency keep. */
export const keptQuestions: Migration = (db) =>
  runStatements(
    db,
    `create table kept_questions (
  id text not null primary key, locale text not null, text text not null, words text not null, kept_at bigint not null
);
create index kept_questions_day on kept_questions (kept_at);`,
  );
