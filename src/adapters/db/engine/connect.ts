import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { synchronous } from './synchronous.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/**
 * An open database. A process opens only one: a second SQLite connection of the same process would wait for the first
 * and block the thread on which the first one works. Likewise, never use `db` inside the callback of one of its
 * transactions: on SQLite the call would wait for the end of the transaction, and the transaction for the call.
 */
export interface Database {
  db: Kysely<Schema>;
  engine: Engine;
  /** Name of this process, unique among the processes that share the database. Its leases begin with this name. */
  process: string;
  /** Waits for the running queries, then closes. */
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** Address of a PostgreSQL database; absent: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file; created when absent. */
  dataDir: string;
  /** Whether statements on PostgreSQL run without a time limit, as migrations and backups need it. */
  patient?: boolean | undefined;
  /** Connections to PostgreSQL, and the time limit of its statements in milliseconds. Absent: 10, and 5000. */
  pool?: number | undefined;
  statementMs?: number | undefined;
  /** `Database.process`; absent: a new name. */
  process?: string | undefined;
}

const CONNECTIONS = 10;
const STATEMENT_MS = 5_000;

/** How long, in milliseconds, a SQLite connection waits for another process's lock before it throws. */
export const LOCK_TIMEOUT = 10_000;

/**
 * Opens the database without migrating it. Throws when a SQLite file cannot be opened; a PostgreSQL server is first
 * contacted by the first query.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl === undefined) return openSqlite(sqliteFile(location.dataDir), location.process);
  // Loaded here, because a process on SQLite needs no driver of PostgreSQL.
  const { openPostgres } = await import('./postgres.ts');
  const process = location.process ?? newProcessName();
  const limits = {
    connections: location.pool ?? CONNECTIONS,
    statementMs: location.patient ? undefined : (location.statementMs ?? STATEMENT_MS),
  };
  return { ...openPostgres(location.databaseUrl, process, limits), engine: 'postgres', process };
}

/** Eight random hexadecimal digits: enough to give the few processes that share a database different names. */
export const newProcessName = (): string => randomBytes(4).toString('hex');

/** Returns the path of the SQLite file in the data folder. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'mdmc.sqlite');
}

/** Opens a SQLite file, and creates it when it is absent. */
export async function openSqlite(file: string, process = newProcessName()): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // The file holds personal data: only its owner may read it. SQLite gives its log the same permissions.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  try {
    await enterWal(connection);
    connection.exec(`pragma synchronous = ${synchronous.commit}`);
    // 16 MB (a negative number counts kilobytes): the index of the list of leads should stay in memory.
    connection.exec('pragma cache_size = -16384');
    // Overwrites what is deleted with zeros: an erased person must not stay in free pages (decision record 0083).
    connection.exec('pragma secure_delete = on');
  } catch (error) {
    connection.close();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
  return { db, engine: 'sqlite', process, close: () => db.destroy() };
}

/** Switches to WAL. SQLite does not wait for the exclusive lock that the switch needs, so this function retries. */
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
