import type { Migration } from '../migration.ts';

/** Which cost table a campaign was estimated with; nobody knows it of those that stand there already. */
export const campaignVersions: Migration = async (db) => {
  await db.schema.alterTable('campaigns').addColumn('cost_version', 'integer').execute();
};
