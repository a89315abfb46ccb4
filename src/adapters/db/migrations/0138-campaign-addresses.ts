import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/** Adds the addresses with campaign parameters that the agency builds, their visits, and the address by which a lead came. */
export const campaignAddresses: Migration = (db, engine) =>
  runStatements(
    db,
    `create table campaign_addresses (
  ${columnTypes(engine).id}, number text not null unique, path text not null, locale text not null, place text not null,
  campaign text not null, content text not null, created_at bigint not null
);
create table campaign_address_days (
  address_id bigint not null references campaign_addresses (id) on delete cascade, day text not null, count integer not null,
  constraint campaign_address_days_key primary key (address_id, day)
);
alter table lead_arrivals add column address_id bigint references campaign_addresses (id) on delete set null;
create index lead_arrivals_address on lead_arrivals (address_id) where address_id is not null;`,
  );
