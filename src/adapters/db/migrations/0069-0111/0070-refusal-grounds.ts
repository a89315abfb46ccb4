import { type Migration, runStatements } from '../../engine/migration.ts';
import { closeModerationLog, openModerationLog } from '../../reviews/moderation-guard.ts';

/**
 * Adds the reason of a refusal, from a list, to reviews and to the moderation log (decision record 0123). Earlier refusals
 * have none: which reason of the list their moderators meant is not known.
 */
export const refusalGrounds: Migration = async (db, engine) => {
  await openModerationLog(db, engine);
  await runStatements(
    db,
    `alter table reviews add column ground text;
alter table moderation_log add column ground text;`,
  );
  await closeModerationLog(db, engine);
};
