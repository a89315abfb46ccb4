import { type Migration, runStatements } from '../engine/migration.ts';

/** Adds from what a cost table was made, and the cells whose proposal an administrator refused (decision record 0156). */
export const learnedCosts: Migration = (db) =>
  runStatements(
    db,
    `alter table cost_tables add column origin text not null default 'typed';
alter table cost_tables add column basis text;
create table cost_refusals (
  platform text not null, country text not null, campaign_type text not null, campaigns integer not null,
  refused_at bigint not null, constraint cost_refusals_key primary key (platform, country, campaign_type)
);`,
  );
