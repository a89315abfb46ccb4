import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the sums of deleted reminders, for the figures of the artist: numbers by platform and region, without address or zone. And the
 * places of a testimonial that a person wants to be removed: they outlive the address of the request.
 */
export const reminderSums: Migration = (db) =>
  runStatements(
    db,
    `create table reminder_sums (
  page_id bigint not null references landing_pages (id) on delete cascade, platform text not null, region text not null,
  asked integer not null, confirmed integer not null, sent integer not null, failed integer not null,
  constraint reminder_sums_key primary key (page_id, platform, region)
);
alter table rights_requests add column places text not null default '[]';`,
  );
