import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Selects campaigns with `known_lead`: the id of their lead, null once the lead is erased. */
export function selectCampaigns(db: Kysely<Schema>) {
  return db
    .selectFrom('campaigns')
    .leftJoin('leads', 'leads.public_id', 'campaigns.lead_id')
    .selectAll('campaigns')
    .select('leads.public_id as known_lead');
}
