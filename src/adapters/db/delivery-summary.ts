import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Writes again what the deliveries of leads come to (`deliverySummaries` of the contract), after their states changed and
 * in the same transaction. Locks leads after deliveries, as everything does that locks both.
 * @param which condition on `leads`
 */
export async function refreshSummaries(trx: Kysely<Schema>, which: RawBuilder<unknown>): Promise<void> {
  await sql`update leads set delivery = ${summary} where ${which}`.execute(trx);
}

/** The state of the lead's deliveries that needs attention most. */
export const summary = sql`coalesce((
  select case min(case state when 'dead' then 1 when 'pending' then 2 when 'not_configured' then 3 else 4 end)
    when 1 then 'dead' when 2 then 'pending' when 3 then 'not_configured' when 4 then 'delivered' end
  from deliveries where deliveries.lead_id = leads.id), 'none')`;
