import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from '../engine/connect.ts';
import { leaseOfGoneProcess, releaseLeases } from './lease-queue.ts';

/** How long, in milliseconds, a process waits while another one starts. */
const STARTING_MS = 5_000;

export interface RunningProcess {
  /** Call it when the process no longer works on the queues. */
  leave(): void;
}

/**
 * Announces that this process works on the queues, and makes the rows that a killed process had claimed due at once.
 * PostgreSQL knows which processes are connected. With SQLite, each process holds a shared lock on a file, which the
 * operating system releases however the process ends: a process that gets the exclusive lock is the only one, and every
 * lease in the database belongs to a dead process.
 * @param dataDir the folder of the SQLite database, in which the lock file is created
 */
export async function enterProcess(
  database: Database,
  dataDir: string,
  now: () => number = Date.now,
): Promise<RunningProcess> {
  if (database.engine === 'postgres') {
    await releaseLeases(database, leaseOfGoneProcess, now());
    return { leave() {} };
  }
  const lock = new DatabaseSync(path.join(dataDir, 'processes.lock'), { timeout: 0 });
  if (isAlone(lock)) {
    try {
      await releaseLeases(database, sql<boolean>`true`, now());
    } finally {
      lock.exec('commit');
    }
  }
  lock.exec(`pragma busy_timeout = ${STARTING_MS}`);
  lock.exec('begin');
  // A transaction takes its shared lock at its first read, and holds it until it ends.
  lock.prepare('select count(*) from sqlite_master').get();
  return { leave: () => lock.close() };
}

/** Begins an exclusive transaction; returns false when another process holds a lock on the file. */
function isAlone(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  }
}
