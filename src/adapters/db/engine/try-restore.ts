import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { verifyReportLog } from '../reports/report-log.ts';
import { verifyModerationLog } from '../reviews/moderation-log.ts';
import { tables } from '../schema.ts';
import { openBackup, restore } from './backup.ts';
import { type Database, type DatabaseLocation, type Engine, openDatabase } from './connect.ts';

/** SQLSTATE of PostgreSQL for a statement that the user may not run. */
const INSUFFICIENT_PRIVILEGE = '42501';

export interface Trial {
  /** The engine that the backup was restored into. */
  engine: Engine;
  /** Rows of all tables together. */
  rows: number;
  /** The time of the newest entry, in epoch milliseconds. */
  newestAt: number;
}

/** A database for one trial. */
interface Bench {
  database: Database;
  remove(): Promise<void>;
}

/**
 * Restores a backup into a new database beside the site's, compares the rows of each table with the backup, follows the
 * chain of the moderation log, and removes that database. The site's own database is not touched. On PostgreSQL the
 * trial has a database of its own where the site's user may create one, else a SQLite file.
 *
 * Throws, with the reason, when the backup cannot be restored or the outcome differs from it.
 */
export async function tryRestore(
  site: Database,
  location: Pick<DatabaseLocation, 'databaseUrl'>,
  file: string,
  keepIn: string,
): Promise<Trial> {
  mkdirSync(keepIn, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(keepIn, 'trial-'));
  try {
    const bench = await openBench(site, location, folder);
    try {
      await restore(bench.database, file, folder);
      const rows = await compare(bench.database, file, folder);
      const verdict = await verifyModerationLog(bench.database);
      if (!verdict.sound) throw new Error(`The moderation log is broken at entry ${verdict.brokenAt}.`);
      const reports = await verifyReportLog(bench.database);
      if (!reports.sound) throw new Error(`The log of reports is broken at entry ${reports.brokenAt}.`);
      return { engine: bench.database.engine, rows, newestAt: await newestIn(bench.database) };
    } finally {
      await bench.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the number of rows of all tables. Throws when a table has another number than in the backup. */
async function compare(restored: Database, file: string, folder: string): Promise<number> {
  const backup = await openBackup(file, folder);
  try {
    let all = 0;
    for (const { name } of tables) {
      const [expected, found] = [await countOf(backup, name), await countOf(restored, name)];
      if (expected !== found) throw new Error(`${name}: ${found} rows restored of ${expected}.`);
      all += found;
    }
    return all;
  } finally {
    await backup.close();
  }
}

/** Leads and the server's own values: a site that runs writes one of them each hour. */
async function newestIn({ db }: Database): Promise<number> {
  const lead = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst();
  const value = await db
    .selectFrom('state')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  return Math.max(Number(lead?.at ?? 0), Number(value?.at ?? 0));
}

async function countOf({ db }: Database, table: (typeof tables)[number]['name']): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function openBench(
  site: Database,
  { databaseUrl }: Pick<DatabaseLocation, 'databaseUrl'>,
  folder: string,
): Promise<Bench> {
  if (databaseUrl === undefined) return openFile(folder);
  const name = `mdmc_trial_${randomBytes(6).toString('hex')}`;
  try {
    await sql`create database ${sql.id(name)}`.execute(site.db);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)
      return openFile(folder);
    throw error;
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: folder, patient: true });
  return {
    database,
    async remove() {
      await database.close();
      await sql`drop database if exists ${sql.id(name)}`.execute(site.db);
    },
  };
}

async function openFile(folder: string): Promise<Bench> {
  const database = await openDatabase({ dataDir: path.join(folder, 'site') });
  return { database, remove: database.close };
}
