import { columnTypes, type Migration, runStatements } from '../../engine/migration.ts';

/** Adds the imports of the platforms' reports, and the figures of their days (decision record 0130). */
export const campaignImports: Migration = async (db, engine) => {
  const { id } = columnTypes(engine);
  await runStatements(
    db,
    `create table campaign_imports (
  ${id}, public_id text not null unique, campaign_id bigint not null references campaigns (id) on delete cascade,
  source text, sha256 text not null, bytes bigint not null, row_count integer not null, from_day text not null,
  to_day text not null, currency text not null, rate double precision, series text not null, view_metric text,
  cost_e4 bigint, impressions bigint, views bigint, clicks bigint, created_at bigint not null, created_by text not null,
  withdrawn_at bigint, withdrawn_by text
);
create index campaign_imports_campaign on campaign_imports (campaign_id);
create table campaign_days (
  import_id bigint not null references campaign_imports (id) on delete cascade, series text not null, day text not null,
  cost_e4 bigint, impressions bigint, views bigint, clicks bigint,
  constraint campaign_days_key primary key (import_id, series, day)
);`,
  );
};
