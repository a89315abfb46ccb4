import { sql } from 'kysely';

/**
 * Condition on `deliveries`: not of a sample. Those are never sent: neither when an address is entered, nor when somebody has
 * one sent again, which then waits. Read row by row by the lead's key, so that no plan walks through the leads.
 */
export const ofRealLead = sql<boolean>`coalesce((select demo from leads where leads.id = deliveries.lead_id), 0) = 0`;
