import { columnTypes, type Migration, runStatements } from '../../engine/migration.ts';

/**
 * Adds the sums that stay of deleted leads, one table for each figure of the dashboard, and to notes: whether the person
 * contacted the agency, and until when the leads are kept (decision record 0124).
 */
export const leadRetirement: Migration = async (db, engine) => {
  const { id } = columnTypes(engine);
  await runStatements(
    db,
    `create table lead_days (
  day integer not null, kind text not null, source text not null, leads bigint not null,
  constraint lead_days_key primary key (day, kind, source)
);
create table lead_bands (
  day integer not null, platform text not null, budget_from integer not null, leads bigint not null,
  constraint lead_bands_key primary key (day, platform, budget_from)
);
create table lead_outcomes (
  day integer not null, kind text not null, status text not null, leads bigint not null, won_value bigint not null,
  valued bigint not null, budget double precision not null, budgeted bigint not null,
  constraint lead_outcomes_key primary key (day, kind, status)
);
create table lead_answer_times (${id}, day integer not null, response_ms bigint not null);
create index lead_answer_times_day on lead_answer_times (day, response_ms);
alter table lead_notes add column from_person integer not null default 0;
alter table lead_notes add column keep_until integer;`,
  );
};
