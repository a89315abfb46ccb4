import { type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the figures of audiences to imports, totals of a period without days, and the columns that a person named in unknown
 * reports, by a hash of their header; and the warnings of campaigns of which the agency was mailed.
 */
export const audienceImports: Migration = (db) =>
  runStatements(
    db,
    `alter table campaign_imports add column is_total integer not null default 0;
alter table campaign_imports add column titles text not null default '[]';
alter table campaign_imports add column plays bigint;
alter table campaign_imports add column saves bigint;
alter table campaign_imports add column adds bigint;
alter table campaign_imports add column listeners bigint;
alter table campaign_days add column plays bigint;
alter table campaign_days add column saves bigint;
alter table campaign_days add column adds bigint;
alter table campaign_days add column listeners bigint;
create table import_columns (header text primary key, fields text not null, saved_at bigint not null);
create table campaign_alerts (
  campaign_id bigint not null references campaigns (id) on delete cascade, alert text not null, told_at bigint not null,
  constraint campaign_alerts_key primary key (campaign_id, alert)
);`,
  );
