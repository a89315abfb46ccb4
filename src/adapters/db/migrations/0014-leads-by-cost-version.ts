import type { Migration } from '../engine/migration.ts';

/** Adds the version of the cost table to the index of the list of leads: a filter by it reads no row either. */
export const leadsByCostVersion: Migration = async (db) => {
  await db.schema.dropIndex('leads_list').execute();
  await db.schema
    .createIndex('leads_list')
    .on('leads')
    .columns(['created_at', 'id', 'status', 'kind', 'platform', 'delivery', 'assignee_id', 'source'])
    .columns(['budget', 'cost_version', 'search'])
    .execute();
};
