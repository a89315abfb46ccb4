import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/**
 * An open database, one in a process: a second SQLite connection of the same process would wait for the first and keep
 * it from going on. For the same reason, never use `db` inside the callback of one of its transactions.
 */
export interface Database {
  db: Kysely<Schema>;
  engine: Engine;
  /** Waits for the running queries, then closes. */
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A PostgreSQL address; absent: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file, made when absent. */
  dataDir: string;
}

/** How long, in milliseconds, a SQLite connection waits for another process's lock before it gives up. */
const LOCK_TIMEOUT = 10_000;

/** PostgreSQL's number for `bigint`. */
const INT8 = 20;

/**
 * Opens the database, which is not migrated by that. Throws when a SQLite file cannot be opened; a PostgreSQL server
 * is first reached by the first query.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.databaseUrl === undefined
    ? openSqlite(sqliteFile(location.dataDir))
    : openPostgres(location.databaseUrl);
}

/** Where the SQLite database lies. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'mdmc.sqlite');
}

/** Opens one SQLite file, made when absent. */
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Personal data, for the owner's eyes; SQLite gives its log the same rights.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  try {
    await enterWal(connection);
    // An acknowledged lead survives a power cut: every commit reaches the disk.
    connection.exec('pragma synchronous = full');
    // In kilobytes: the index of the leads' list should stay in memory.
    connection.exec('pragma cache_size = -32768');
  } catch (error) {
    connection.close();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
  return { db, engine: 'sqlite', close: () => db.destroy() };
}

/** The switch to WAL needs the file for itself for a moment, and SQLite does not wait for that: so we do. */
async function enterWal(connection: DatabaseSync): Promise<void> {
  const deadline = Date.now() + LOCK_TIMEOUT;
  for (;;) {
    try {
      connection.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      const locked = error instanceof Error && error.message.includes('locked');
      if (!locked || Date.now() > deadline) throw error;
      await sleep(20 + Math.random() * 80);
    }
  }
}

function openPostgres(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'mdmc',
    // A hundred thousand leads are 60 MB, which stay in the server's memory. The usual costs are those of a disk that seeks:
    // with them PostgreSQL counts a common part of a name in the wrong index, three times as slowly.
    options: '-c seq_page_cost=0.2 -c random_page_cost=0.2',
    // Times and ids are far below 2^53. Set for this pool only: a global parser would change other users of `pg`.
    types: {
      getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
  // An idle connection that breaks (server restarted) is dropped and replaced by the pool. Without a listener the
  // event would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
