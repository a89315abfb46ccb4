import type { Migration } from '../migration.ts';

/**
 * Which cost table a campaign was estimated with (nobody knows it of those that stand there already), and how often it was
 * changed, by which a form knows whether it shows the last state.
 */
export const campaignVersions: Migration = async (db) => {
  await db.schema.alterTable('campaigns').addColumn('cost_version', 'integer').execute();
  await db.schema
    .alterTable('campaigns')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};
