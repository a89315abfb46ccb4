import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Updates the delivery summary of leads (`deliverySummaries`) after the states of their deliveries changed, in the same
 * transaction. Locks leads after deliveries: every transaction that locks both must do so in this order.
 * @param which condition on `leads`
 */
export async function refreshSummaries(trx: Kysely<Schema>, which: RawBuilder<unknown>): Promise<void> {
  await sql`update leads set delivery = ${summary} where ${which}`.execute(trx);
}

/** SQL of the most urgent state among a lead's deliveries; `none` for a lead without deliveries. */
export const summary = sql`coalesce((
  select case min(case state when 'dead' then 1 when 'pending' then 2 when 'not_configured' then 3 else 4 end)
    when 1 then 'dead' when 2 then 'pending' when 3 then 'not_configured' when 4 then 'delivered' end
  from deliveries where deliveries.lead_id = leads.id), 'none')`;
