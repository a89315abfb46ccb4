import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds the channel by which the visitor of a lead came, and the counts of arrivals and openings by channel and page. */
export const channels: Migration = (db) =>
  runStatements(
    db,
    `create table lead_arrivals (
  lead_id bigint primary key references leads (id) on delete cascade, channel text not null
);
create table channel_counts (
  day text not null, kind text not null, page text not null, channel text not null, count integer not null,
  constraint channel_counts_key primary key (day, kind, page, channel)
);`,
  );
