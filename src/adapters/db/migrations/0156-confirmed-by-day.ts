import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the index by which the confirmed reminders of a page are counted by day. */
export const confirmedByDay: Migration = (db) =>
  runStatements(db, 'create index reminder_proofs_page on reminder_proofs (page, confirmed_at);');
