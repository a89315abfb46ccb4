import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../src/adapters/db/engine/backup.ts';
import type { Database } from '../src/adapters/db/engine/connect.ts';
import { filesByPlace } from '../src/adapters/db/media/media-places.ts';
import { createStateStore } from '../src/adapters/db/state/state-store.ts';
import { noteBackup } from '../src/app/go-live/safekeeping.ts';
import type { Env } from '../src/config/env.ts';
import type { BackupMade } from '../src/domain/go-live/judge-keeping.ts';
import { backupBucket } from './backup-bucket.ts';
import { onlyArgument, withDatabase } from './open-database.ts';

/**
 * `npm run backup -- file`: writes the whole database to one file, even while the server is running, and records it for the
 * list before going live. `--bucket` in place of a file sends it to the bucket (`BACKUP_S3_…`) and deletes all but the newest fourteen there.
 * `--unnoted` is for the server itself, which records its backups once they are downloaded or sent.
 */
await withDatabase(
  () => {
    const isNoted = process.argv[2] !== '--unnoted';
    if (!isNoted) process.argv.splice(2, 1);
    return { file: onlyArgument('npm run backup -- file, or: npm run backup -- --bucket'), isNoted };
  },
  async (database, { file, isNoted }, env) => {
    const made = await (file === '--bucket' ? sendToBucket(database, env) : writeFile(database, file, env));
    if (!isNoted) return;
    await noteBackup(createStateStore(database), made);
    const { length } = await filesByPlace(database, false);
    if (length > 0)
      console.info(`${length} files of pictures are in the bucket of pictures, and not in this backup.`);
  },
);

async function writeFile(database: Database, file: string, { dataDir }: Env): Promise<BackupMade> {
  await backUp(database, file);
  console.info(`Backed up to ${file}`);
  // Beside PostgreSQL, the data folder may not exist.
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : path.resolve(dataDir);
  const way = path.relative(folder, realpathSync(file));
  const outside = way.startsWith('..') || path.isAbsolute(way);
  return { at: Date.now(), bytes: statSync(file).size, outside };
}

async function sendToBucket(database: Database, env: Env): Promise<BackupMade> {
  const bucket = backupBucket(env);
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(env.dataDir, 'backup-'));
  try {
    const file = path.join(folder, 'backup.sqlite');
    await backUp(database, file);
    const at = Date.now();
    await bucket.keep(file, at);
    console.info('Backed up to the bucket');
    return { at, bytes: statSync(file).size, outside: true };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
