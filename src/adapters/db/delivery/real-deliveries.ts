import { sql } from 'kysely';

/**
 * Condition on `deliveries`: the delivery belongs to no sample. Deliveries of samples never leave the site, neither when
 * an address is entered nor when a delivery is made due again. The subquery reads a lead by its key for each row, so that
 * no query plan scans the leads.
 */
export const ofRealLead = sql<boolean>`coalesce((select demo from leads where leads.id = deliveries.lead_id), 0) = 0`;

/** The opposite condition: the delivery belongs to a sample. */
export const ofSample = sql<boolean>`not (${ofRealLead})`;
