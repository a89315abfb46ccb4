import { backUp } from '../src/adapters/db/engine/backup.ts';
import { filesByPlace } from '../src/adapters/db/media/media-places.ts';
import { onlyArgument, withDatabase } from './open-database.ts';

/** `npm run backup -- file`: writes the whole database to one file, even while the server is running. */
await withDatabase(
  () => onlyArgument('npm run backup -- file'),
  async (database, file) => {
    await backUp(database, file);
    console.info(`Backed up to ${file}`);
    const { length } = await filesByPlace(database, false);
    if (length > 0) console.info(`${length} files of pictures are in the bucket, and not in this backup.`);
  },
);
