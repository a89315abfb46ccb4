import { columnTypes, type Migration, runStatements } from '../../engine/migration.ts';

/** Adds the Fridays that visitors watch (decision record 0144). */
export const watchedPlans: Migration = (db, engine) =>
  runStatements(
    db,
    `create table watched_plans (
  ${columnTypes(engine).id}, public_id text not null unique, email text not null, email_key text not null,
  locale text not null, release text not null, friday text not null, state text not null, memory text not null,
  read_at bigint not null, asked_at bigint not null, confirmed_at bigint, ends_on text not null, ended_at bigint,
  code_hash text not null unique, sealed_code text not null
);
create index watched_plans_due on watched_plans (state, read_at);
create index watched_plans_email on watched_plans (email_key, asked_at);`,
  );
