import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/**
 * Adds the response time of each lead, and two indexes in the order in which the dashboard counts: one by day and status
 * with the amounts, for the value of the pipeline, the won simulations and the leads that wait; and one of the response
 * times. No row is read.
 */
export const leadsByOutcome: Migration = async (db) => {
  await db.schema.alterTable('leads').addColumn('response_ms', 'bigint').execute();
  // What `writeResponses` would have written.
  await sql`update leads set response_ms = firsts.at - created_at
    from (
      select subject, min(at) as at from audit_log
      where action = 'lead_status_changed' and actor_id is not null group by subject
    ) as firsts
    where firsts.subject = leads.public_id and firsts.at >= leads.created_at`.execute(db);
  await db.schema
    .createIndex('leads_by_outcome')
    .on('leads')
    .columns(['day', 'status', 'kind', 'won_value', 'budget'])
    .execute();
  // Without the leads that wait it is the smallest index of days, so that PostgreSQL takes it.
  await sql`create index leads_by_response on leads (day, response_ms) where response_ms is not null`.execute(
    db,
  );
};
