import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, inject } from 'vitest';
import {
  type Database,
  type DatabaseLocation,
  type Engine,
  openDatabase,
  sqliteFile,
} from '../../src/adapters/db/engine/connect.ts';
import { migrate } from '../../src/adapters/db/engine/migrate.ts';
import { returnCopy, takeCopy } from './postgres-copies.ts';
import { databaseOn, runOnServer } from './template-databases.ts';

export interface TestLocation extends DatabaseLocation, AsyncDisposable {
  /** Removes the database and its folder, as does the end of an `await using`. */
  remove(): Promise<void>;
}

export interface TestDatabase extends Database, AsyncDisposable {
  /** Location of the database, for a second connection or another process. */
  location: DatabaseLocation;
}

/**
 * Creates a location for a database that only this test uses: an empty folder, and for PostgreSQL an empty database.
 * With `migrated`, the database is a copy of the migrated database of the test run, emptied after an earlier test.
 */
export async function freshLocation(
  engine: Engine,
  { migrated = false }: { migrated?: boolean } = {},
): Promise<TestLocation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mdmc-db-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    // A Vitest project without the SQLite engine has a few tests on SQLite, which migrate by themselves.
    const template = migrated && inject('sqliteTemplate');
    if (template) copyFileSync(sqliteFile(template), sqliteFile(dataDir));
    return { dataDir, remove: removeFolder, [Symbol.asyncDispose]: removeFolder };
  }
  const server = serverUrl();
  const name = migrated ? await takeCopy(server) : await createEmpty(server);
  const remove = async () => {
    if (migrated) await returnCopy(server, name);
    else await runOnServer(server, `drop database if exists ${name} with (force)`);
    await removeFolder();
  };
  return { dataDir, databaseUrl: databaseOn(server, name), remove, [Symbol.asyncDispose]: remove };
}

async function createEmpty(server: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  return name;
}

/** Creates a migrated, empty database that only this test uses; `close`, or the end of an `await using`, removes it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const location = await freshLocation(engine, { migrated: true });
  const database = await openDatabase(location);
  await migrate(database);
  const close = async () => {
    await database.close();
    await location.remove();
  };
  return { ...database, location, close, [Symbol.asyncDispose]: close };
}

/**
 * Calls `describe` once for each database engine of the Vitest project. Skips PostgreSQL if the machine lacks it and
 * the global set-up allowed that (`ALLOW_SKIP=1`).
 */
export function eachEngine(name: string, tests: (engine: Engine) => void): void {
  for (const engine of inject('engines')) {
    const missing = engine === 'postgres' && inject('postgresUrl') === null;
    describe.skipIf(missing)(`${name} (${engine})`, () => tests(engine));
  }
}

function serverUrl(): string {
  const url = inject('postgresUrl');
  if (!url) throw new Error('No PostgreSQL server: use eachEngine in a project "database-…".');
  return url;
}
