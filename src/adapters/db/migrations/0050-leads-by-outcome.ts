import type { Migration } from '../engine/migration.ts';

/**
 * Indexes leads by day and status with their amounts, in the order in which the dashboard counts: the value of the
 * pipeline, the won simulations and the leads that wait are read from it without a row.
 */
export const leadsByOutcome: Migration = async (db) => {
  await db.schema
    .createIndex('leads_by_outcome')
    .on('leads')
    .columns(['day', 'status', 'kind', 'won_value', 'budget'])
    .execute();
};
