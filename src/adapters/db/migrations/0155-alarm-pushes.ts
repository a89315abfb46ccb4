import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds what a notification is about: a new lead, or an alarm. */
export const alarmPushes: Migration = (db) =>
  runStatements(db, `alter table push_messages add column kind text not null default 'lead';`);
