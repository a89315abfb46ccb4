import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type DatabaseLocation, openDatabase } from './connect.ts';
import { migrate, migrationState, migrations } from './migrate.ts';

/** Pause between two looks whether another process has migrated the database, in milliseconds. */
const LOOK_MS = 500;

/**
 * Opens the database of the running site.
 * @param how `auto` applies the missing migrations, `check` waits until another process has applied them
 * @param waits called once if it waits, with the error if the database refuses
 * @throws when the database cannot be opened, or a migration fails
 */
export async function openMigrated(
  location: DatabaseLocation,
  how: 'auto' | 'check' = 'auto',
  waits: (error: unknown) => void = () => {},
): Promise<Database> {
  if (how === 'check') return openWhenMigrated(location, waits);
  // The migration of a large table may exceed the time limit of requests: on PostgreSQL it gets a pool without limit.
  const migrating = await openDatabase({ ...location, patient: true });
  try {
    await migrate(migrating, migrations, 'expanded');
  } catch (error) {
    await migrating.close();
    throw error;
  }
  if (migrating.engine === 'sqlite') return migrating;
  await migrating.close();
  return openDatabase(location);
}

async function openWhenMigrated(
  location: DatabaseLocation,
  waits: (error: unknown) => void,
): Promise<Database> {
  const database = await openDatabase(location);
  for (let looks = 0; ; looks += 1) {
    try {
      if ((await migrationState(database)) === 'current') return database;
      if (looks === 0) waits(undefined);
    } catch (error) {
      // A process that starts beside the database may be earlier.
      if (looks === 0) waits(error);
    }
    await sleep(LOOK_MS);
  }
}
