import { type Database, type DatabaseLocation, openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the database of the running site and applies the missing migrations.
 * @throws when the database cannot be opened, or a migration fails
 */
export async function openMigrated(location: DatabaseLocation): Promise<Database> {
  // The migration of a large table may exceed the time limit of requests: on PostgreSQL it gets a pool without limit.
  const migrating = await openDatabase({ ...location, patient: true });
  try {
    await migrate(migrating);
  } catch (error) {
    await migrating.close();
    throw error;
  }
  if (migrating.engine === 'sqlite') return migrating;
  await migrating.close();
  return openDatabase(location);
}
