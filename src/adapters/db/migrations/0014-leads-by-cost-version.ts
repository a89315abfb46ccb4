import type { Migration } from '../migration.ts';

/** The index of the list of leads anew, with the version of the cost table: a filter by it reads no row either. */
export const leadsByCostVersion: Migration = async (db) => {
  await db.schema.dropIndex('leads_list').execute();
  await db.schema
    .createIndex('leads_list')
    .on('leads')
    .columns(['created_at', 'id', 'status', 'kind', 'platform', 'delivery', 'assignee_id', 'source'])
    .columns(['budget', 'cost_version', 'search'])
    .execute();
};
