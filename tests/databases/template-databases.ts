import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type DatabaseLocation, openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { migrate } from '../../src/adapters/db/engine/migrate.ts';

/**
 * Migrated, empty databases that tests copy: a copy takes a tenth of the time of the migrations.
 */

/** Name of the migrated database on the run's PostgreSQL server. */
export const POSTGRES_TEMPLATE = 'migrated_template';

/** Migrates a SQLite database in a new folder in the system's temporary folder. Returns the new folder. */
export async function makeSqliteTemplate(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mdmc-template-'));
  await migrateOnce({ dataDir });
  return dataDir;
}

/** Creates and migrates `POSTGRES_TEMPLATE` on a server. Rejects when the server refuses. */
export async function makePostgresTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `create database ${POSTGRES_TEMPLATE}`);
  await migrateOnce({ dataDir: tmpdir(), databaseUrl: databaseOn(serverUrl, POSTGRES_TEMPLATE) });
}

/** Returns the address of a database of a PostgreSQL server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement in the `postgres` database of a server. Rejects when the server refuses. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function migrateOnce(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}
