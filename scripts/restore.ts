import { restore } from '../src/adapters/db/engine/backup.ts';
import { onlyArgument, withDatabase } from './open-database.ts';

/** `npm run restore -- file`: restores the database from a backup of either engine. */
await withDatabase(
  () => onlyArgument('npm run restore -- file'),
  async (database, file, env) => {
    const kept = await restore(database, file, env.dataDir);
    console.info(`Restored ${file}. What was there before is kept in ${kept}`);
  },
);
