import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type DatabaseLocation, openDatabase } from './connect.ts';
import { migrate, migrationState } from './migrate.ts';

/** Pause between two looks whether another process has migrated the database, in milliseconds. */
const LOOK_MS = 500;

/**
 * Opens the database of the running site.
 * @param how `auto` applies the missing migrations, `check` waits until another process has applied them
 * @throws when the database cannot be opened, or a migration fails
 */
export async function openMigrated(
  location: DatabaseLocation,
  how: 'auto' | 'check' = 'auto',
): Promise<Database> {
  if (how === 'check') return openWhenMigrated(location);
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

async function openWhenMigrated(location: DatabaseLocation): Promise<Database> {
  const database = await openDatabase(location);
  // A server that starts beside the database may be earlier: its failures count as "not yet".
  while ((await migrationState(database).catch(() => 'pending')) === 'pending') await sleep(LOOK_MS);
  return database;
}
