import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../src/adapters/db/engine/backup.ts';
import { filesByPlace } from '../src/adapters/db/media/media-places.ts';
import { createStateStore } from '../src/adapters/db/state/state-store.ts';
import { noteBackup } from '../src/app/go-live/safekeeping.ts';
import { onlyArgument, withDatabase } from './open-database.ts';

/**
 * `npm run backup -- file`: writes the whole database to one file, even while the server is running, and records it for the
 * list before going live. `--unnoted` is for the server itself, which records its backups once they are downloaded.
 */
await withDatabase(
  () => {
    const isNoted = process.argv[2] !== '--unnoted';
    if (!isNoted) process.argv.splice(2, 1);
    return { file: onlyArgument('npm run backup -- file'), isNoted };
  },
  async (database, { file, isNoted }, { dataDir }) => {
    await backUp(database, file);
    if (!isNoted) return;
    console.info(`Backed up to ${file}`);
    // Beside PostgreSQL, the data folder may not exist.
    const folder = existsSync(dataDir) ? realpathSync(dataDir) : path.resolve(dataDir);
    const way = path.relative(folder, realpathSync(file));
    await noteBackup(createStateStore(database), {
      at: Date.now(),
      bytes: statSync(file).size,
      outside: way.startsWith('..') || path.isAbsolute(way),
    });
    const { length } = await filesByPlace(database, false);
    if (length > 0) console.info(`${length} files of pictures are in the bucket, and not in this backup.`);
  },
);
