import { backUp } from '../src/adapters/db/engine/backup.ts';
import { onlyArgument, withDatabase } from './open-database.ts';

/** `npm run backup -- file`: writes the whole database to one file, even while the server is running. */
await withDatabase(
  () => onlyArgument('npm run backup -- file'),
  async (database, file) => {
    await backUp(database, file);
    console.info(`Backed up to ${file}`);
  },
);
