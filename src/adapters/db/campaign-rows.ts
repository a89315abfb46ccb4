import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Campaigns with the id of their lead, which reads as null once the lead is gone. */
export function selectCampaigns(db: Kysely<Schema>) {
  return db
    .selectFrom('campaigns')
    .leftJoin('leads', 'leads.public_id', 'campaigns.lead_id')
    .selectAll('campaigns')
    .select('leads.public_id as known_lead');
}
