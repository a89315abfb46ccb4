import { createHash } from 'node:crypto';
import { createDatabaseMediaStore } from '../src/adapters/db/media/database-media-store.ts';
import { filesByPlace } from '../src/adapters/db/media/media-places.ts';
import { createS3MediaStore } from '../src/adapters/s3/s3-media-store.ts';
import { moveFiles } from '../src/app/media/move-files.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage = 'npm run media -- move s3 | move database';

/**
 * `npm run media -- move s3` moves the files of all pictures from the database to the bucket, `move database` back. It
 * can be interrupted and called again, also while the site runs.
 */
await withDatabase(
  () => {
    const [command, place, ...rest] = process.argv.slice(2);
    if (command !== 'move' || rest.length > 0 || (place !== 's3' && place !== 'database'))
      throw new UsageError(usage);
    return place;
  },
  async (database, place, env) => {
    if (!env.mediaS3)
      throw new UsageError('Set MEDIA_S3_ENDPOINT, _BUCKET, _REGION, _KEY_ID and _SECRET first.');
    const stores = {
      database: createDatabaseMediaStore(database),
      s3: createS3MediaStore(env.mediaS3, env.webhooks.allowPrivate),
    };
    const from = place === 's3' ? 'database' : 's3';
    const files = await filesByPlace(database, from === 'database');
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    let told = Date.now();
    const { moved, bytes, broken } = await moveFiles(
      files,
      { from: stores[from], to: stores[place], hash },
      (counts) => {
        if (Date.now() - told < 5000) return;
        told = Date.now();
        console.info(`${counts.moved} of ${files.length} files moved`);
      },
    );
    console.info(`Moved to ${place}: ${moved} files, ${(bytes / 1e6).toFixed(1)} MB`);
    if (broken.length === 0) return;
    throw new Error(`Missing or damaged, not moved: ${broken.join(', ')}`);
  },
);
