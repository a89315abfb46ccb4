import { type BackupBucket, createBackupBucket } from '../src/adapters/s3/backup-bucket.ts';
import type { Env } from '../src/config/env.ts';
import { UsageError } from './open-database.ts';

/** Returns the access to the bucket of the backups. @throws UsageError if none is configured */
export function backupBucket({ backupS3, webhooks }: Env): BackupBucket {
  if (!backupS3) throw new UsageError('No bucket is configured: set the five variables BACKUP_S3_…');
  return createBackupBucket(backupS3, webhooks.allowPrivate);
}
