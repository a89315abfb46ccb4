import type { Migration } from '../migration.ts';

/** What somebody did and what was done in some way, newest first: `audit_log_subject` has the same for what it was done to. */
export const journal: Migration = async (db) => {
  await db.schema.createIndex('audit_log_actor').on('audit_log').columns(['actor_id', 'at', 'id']).execute();
  await db.schema.createIndex('audit_log_action').on('audit_log').columns(['action', 'at', 'id']).execute();
};
