import type { Migration } from '../engine/migration.ts';

/** Indexes audit entries by account and by action, newest first; `audit_log_subject` indexes them by subject. */
export const journal: Migration = async (db) => {
  await db.schema.createIndex('audit_log_actor').on('audit_log').columns(['actor_id', 'at', 'id']).execute();
  await db.schema.createIndex('audit_log_action').on('audit_log').columns(['action', 'at', 'id']).execute();
};
