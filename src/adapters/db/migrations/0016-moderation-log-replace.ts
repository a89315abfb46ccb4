import type { Migration } from '../engine/migration.ts';
import { refuseReplacing } from '../reviews/moderation-guard.ts';

/** Adds a trigger on SQLite, which fires no delete trigger for the row that `insert or replace` removes. */
export const moderationLogReplace: Migration = refuseReplacing;
