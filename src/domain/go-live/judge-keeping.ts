import { moment } from './facts.ts';
import { type Finding, found, listed } from './finding.ts';

/** Maximum age of a backup, in milliseconds: an older one lacks the leads of more than a week. */
const BACKUP_MS = 7 * 86_400_000;

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
}

/** Judges the latest backup. */
export function judgeBackup(backup: BackupMade | undefined, now: number): Finding<'backup'> {
  if (!backup) return found('never');
  const facts = { at: moment(backup.at), bytes: backup.bytes };
  if (now - backup.at > BACKUP_MS) return found('old', facts);
  return found(backup.outside ? 'made' : 'inside', facts);
}

/** Judges the latest restore of a backup. One is enough, at any time in the past. */
export function judgeRestore(restore: RestoreMade | undefined): Finding<'restore'> {
  if (!restore) return found('never');
  const { at, passed, durationMs } = restore;
  return passed
    ? found('passed', { at: moment(at), count: Math.max(1, Math.round(durationMs / 1000)) })
    : found('failed', { at: moment(at) });
}

/** Judges the second factor of the accounts that may sign in. */
export function judgeSecondFactor(without: readonly string[], total: number): Finding<'secondFactor'> {
  return without.length > 0
    ? found('missing', { ...listed(without), total })
    : found('all', { count: total });
}
