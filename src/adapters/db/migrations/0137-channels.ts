import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the channel of a lead's arrival, and the counts of arrivals and openings by channel and page. */
export const channels: Migration = (db) =>
  runStatements(
    db,
    `alter table leads add column channel text;
create table channel_counts (
  day text not null, kind text not null, page text not null, channel text not null, count bigint not null,
  constraint channel_counts_key primary key (day, kind, page, channel)
);`,
  );
