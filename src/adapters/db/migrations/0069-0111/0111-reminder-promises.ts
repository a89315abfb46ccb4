import { type Migration, runStatements } from '../../engine/migration.ts';

/** Adds the moment that a fan was told, so that the agency can tell those who wait of another date. */
export const reminderPromises: Migration = (db) =>
  runStatements(
    db,
    `alter table reminders add column promised_at bigint;
update reminders set promised_at = due_at;`,
  );
