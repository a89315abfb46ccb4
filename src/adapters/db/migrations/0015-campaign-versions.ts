import type { Migration } from '../engine/migration.ts';

/**
 * Adds the version of the cost table of a campaign's estimate, which is unknown for existing campaigns, and the
 * campaign's own version, which each change raises: by it, a form detects that it shows an outdated state.
 */
export const campaignVersions: Migration = async (db) => {
  await db.schema.alterTable('campaigns').addColumn('cost_version', 'integer').execute();
  await db.schema
    .alterTable('campaigns')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};
