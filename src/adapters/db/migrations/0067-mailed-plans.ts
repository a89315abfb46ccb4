import type { Migration } from '../engine/migration.ts';

/** Records that the plan of a release was mailed to the person who asked for it. */
export const mailedPlans: Migration = async (db) => {
  await db.schema.alterTable('leads').addColumn('plan_mailed_at', 'bigint').execute();
};
