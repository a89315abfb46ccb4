import type { Migration } from '../migration.ts';
import { refuseReplacing } from '../moderation-guard.ts';

/** SQLite fires no trigger of deletion for the row that `insert or replace` takes out. */
export const moderationLogReplace: Migration = refuseReplacing;
