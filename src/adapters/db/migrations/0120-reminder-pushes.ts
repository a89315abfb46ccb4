import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds reminders by notification: the address and the keys of a browser, and the lane in which a message is sent, one for each push
 * service. A claim reads one lane, so that the index begins with it.
 */
export const reminderPushes: Migration = (db) =>
  runStatements(
    db,
    `alter table reminders add column endpoint text not null default '';
alter table reminders add column p256dh text not null default '';
alter table reminders add column auth text not null default '';
alter table reminders add column lane text not null default 'reminder-mail';
drop index reminders_due;
create index reminders_due on reminders (lane, state, next_attempt_at, id);`,
  );
