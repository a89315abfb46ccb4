import { moment } from './facts.ts';
import { type Finding, found, listed } from './finding.ts';

/** Maximum age of a backup, in milliseconds: an older one lacks the leads of more than a week. */
const BACKUP_MS = 7 * 86_400_000;

/** Maximum age of a restore, in milliseconds: one is tried every week, and a day more lets a night be missed. */
const RESTORE_MS = 8 * 86_400_000;

/** A backup that was made. */
export interface BackupMade {
  at: number;
  bytes: number;
  /** Whether its file lies outside the data folder: an accident that destroys the folder would destroy the backup in it. */
  outside: boolean;
}

/** A backup that was restored, or whose restore was tried beside the site. */
export interface RestoreMade {
  at: number;
  passed: boolean;
  durationMs: number;
  /** Rows that were compared, and the time of the newest entry; absent in older notes and after a real restore. */
  rows?: number;
  newestAt?: number;
}

/** Judges the latest backup. */
export function judgeBackup(backup: BackupMade | undefined, now: number): Finding<'backup'> {
  if (!backup) return found('never');
  const facts = { at: moment(backup.at), bytes: backup.bytes };
  if (now - backup.at > BACKUP_MS) return found('old', facts);
  return found(backup.outside ? 'made' : 'inside', facts);
}

/** Judges the latest restore of a backup, which is tried every week. */
export function judgeRestore(restore: RestoreMade | undefined, now: number): Finding<'restore'> {
  if (!restore) return found('never');
  const { passed, durationMs, rows, newestAt } = restore;
  const at = moment(restore.at);
  if (!passed) return found('failed', { at });
  if (now - restore.at > RESTORE_MS) return found('old', { at });
  if (rows !== undefined && newestAt !== undefined)
    return found('compared', { at, count: rows, newest: moment(newestAt) });
  return found('passed', { at, count: Math.max(1, Math.round(durationMs / 1000)) });
}

/** Judges the second factor of the accounts that may sign in. */
export function judgeSecondFactor(without: readonly string[], total: number): Finding<'secondFactor'> {
  return without.length > 0
    ? found('missing', { ...listed(without), total })
    : found('all', { count: total });
}
