import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds what a person found who looked at unusual days of a campaign's listeners, and whether its client sees it. */
export const lookedDays: Migration = (db) =>
  runStatements(
    db,
    `create table campaign_looks (
  campaign_id bigint not null references campaigns (id) on delete cascade, audience text not null, rule text not null,
  from_day text not null, to_day text not null, reason text not null, shown integer not null, looked_at bigint not null,
  looked_by text not null,
  constraint campaign_looks_key primary key (campaign_id, audience, rule, from_day, to_day)
);`,
  );
