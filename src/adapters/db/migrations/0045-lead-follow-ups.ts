import { sql } from 'kysely';
import { addTriggers } from '../engine/counted-changes.ts';
import type { Migration } from '../engine/migration.ts';

/** Adds the telephone and the follow-up of a lead, the reason of a lost one and the value of a won one. */
export const leadFollowUps: Migration = async (db, engine) => {
  const leads = () => db.schema.alterTable('leads');
  await leads().addColumn('follow_up', 'integer').execute();
  await leads().addColumn('lost_reason', 'text').execute();
  await leads().addColumn('lost_note', 'text').execute();
  await leads().addColumn('won_value', 'bigint').execute();
  await leads().addColumn('phone', 'text').execute();
  await db.schema.dropIndex('leads_list').execute();
  await db.schema
    .createIndex('leads_list')
    .on('leads')
    .columns(['created_at', 'id', 'status', 'kind', 'platform', 'delivery', 'assignee_id', 'source'])
    .columns(['budget', 'cost_version', 'follow_up', 'search'])
    .execute();
  // The expressions must be exactly those by which `lead-search.ts` sorts. The first index also holds the columns that the
  // list of the day filters by, so that the list is read in its order and its numbers are counted without a row.
  await sql`create index leads_follow_up on leads (coalesce(follow_up, 2147483647), id, status, follow_up)`.execute(
    db,
  );
  await sql`create index leads_last_follow_up on leads (coalesce(follow_up, -1), id)`.execute(db);

  // The revision counts the leads that arrive, which open back offices announce: a typed one is known already.
  await sql
    .raw(`drop trigger leads_counts_leads_insert${engine === 'postgres' ? ' on leads' : ''}`)
    .execute(db);
  await addTriggers(db, engine, [
    { revision: 'leads', table: 'leads', on: 'insert', when: "new.kind <> 'manual'" },
  ]);
};
