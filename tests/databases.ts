import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import {
  type Database,
  type DatabaseLocation,
  type Engine,
  engines,
  openDatabase,
} from '../src/adapters/db/connect.ts';
import { migrate } from '../src/adapters/db/migrate.ts';

export interface TestLocation extends DatabaseLocation, AsyncDisposable {
  /** Removes the database and its folder, as does the end of an `await using`. */
  remove(): Promise<void>;
}

export interface TestDatabase extends Database, AsyncDisposable {
  /** Where it lies: for a second connection or another process. */
  location: DatabaseLocation;
}

/** A place for a database that nobody else uses: an empty folder, and for PostgreSQL an empty database. */
export async function freshLocation(engine: Engine): Promise<TestLocation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mdmc-db-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, remove: removeFolder, [Symbol.asyncDispose]: removeFolder };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const remove = async () => {
    await onServer(`drop database if exists ${name} with (force)`);
    await removeFolder();
  };
  return { dataDir, databaseUrl: url.href, remove, [Symbol.asyncDispose]: remove };
}

/** A migrated, empty database of its own; `close`, or the end of an `await using`, removes it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const location = await freshLocation(engine);
  const database = await openDatabase(location);
  await migrate(database);
  const close = async () => {
    await database.close();
    await location.remove();
  };
  return { ...database, location, close, [Symbol.asyncDispose]: close };
}

/** `describe`, once for each engine. An engine that the machine lacks is skipped, which the global set-up allowed. */
export function eachEngine(name: string, tests: (engine: Engine) => void): void {
  for (const engine of engines) {
    const missing = engine === 'postgres' && inject('postgresUrl') === null;
    describe.skipIf(missing)(`${name} (${engine})`, () => tests(engine));
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = inject('postgresUrl');
  if (!url) throw new Error('No PostgreSQL server: use eachEngine, or the Vitest project "database".');
  return url;
}
