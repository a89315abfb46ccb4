import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the accounts that get a mail each Monday with what waits, and the address to which a mail program posts when its
 * reader stops a mail.
 */
export const weeklyMails: Migration = (db, engine) =>
  runStatements(
    db,
    `create table weekly_mails (
  ${columnTypes(engine).id}, account_id bigint not null unique references accounts(id) on delete cascade, locale text not null,
  stop_hash text not null unique, sent_day integer not null
);
alter table mails add column unsubscribe text;`,
  );
