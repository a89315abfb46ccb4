import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/**
 * Stops to count removed leads as arrived ones: open back offices announced a new lead after an erasure. The audit entry of an
 * erasure, or of the removal of samples, reloads their lists.
 */
export const leadRemovals: Migration = async (db, engine) => {
  await sql
    .raw(`drop trigger leads_counts_leads_delete${engine === 'postgres' ? ' on leads' : ''}`)
    .execute(db);
};
