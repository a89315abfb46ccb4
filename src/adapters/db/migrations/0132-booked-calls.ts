import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds when the calendar in the visitor's browser said that a call was booked. */
export const bookedCalls: Migration = (db) =>
  runStatements(db, 'alter table leads add column call_booked_at bigint;');
