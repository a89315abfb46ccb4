import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { closeReportLog, openReportLog } from '../reports/report-guard.ts';
import { closeModerationLog, openModerationLog } from '../reviews/moderation-guard.ts';
import { type Schema, type Table, tables } from '../schema.ts';
import { type Database, openSqlite } from './connect.ts';
import { readKept, writeKept } from './kept-at-restore.ts';
import { migrate, refuseNewer } from './migrate.ts';

/*
 * Both engines have the same backup format: a SQLite file with the site's own tables. It is one file, common tools can
 * check and read it, it needs no `pg_dump` of a matching version, and a backup of either engine can be restored into
 * the other, which is also the way from SQLite to PostgreSQL. On SQLite, `VACUUM INTO` writes the file; on PostgreSQL,
 * the rows are copied in one repeatable-read transaction. Both read the state of one moment and block no writer.
 *
 * A restore replaces the rows in one transaction on both engines, instead of swapping files: it is applied as a whole
 * or not at all, even when its process is killed, and a server that was left running keeps working.
 */

/** The most rows copied by one statement. */
const BATCH = 200;

/**
 * Writes the whole database to `file`, readable by its owner only. Throws when the file exists, and leaves no partial
 * file behind when it fails.
 */
export async function backUp({ db, engine }: Database, file: string): Promise<void> {
  await writeWhole(file, async (partial) => {
    if (engine === 'sqlite') {
      await sql`vacuum into ${partial}`.execute(db);
      return;
    }
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => copyInto(trx, partial));
  });
}

/**
 * Restores the state of a backup. Returns the path of a backup of the replaced state, which it writes to the folder
 * `keepIn`. The database, and a copy of the backup file, are migrated first. Deliveries sent since the backup are sent
 * again with the same `webhook-id`, by which a receiver drops them. What persons stopped or erased since the backup stays so.
 *
 * Throws, and changes nothing, when the file is not an intact backup or comes from a newer version.
 */
export async function restore(database: Database, file: string, keepIn: string): Promise<string> {
  mkdirSync(keepIn, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(keepIn, 'restore-'));
  try {
    const source = await openBackup(file, folder);
    try {
      await migrate(database);
      return await replaceRows(database, source, keepIn);
    } finally {
      await source.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens a migrated copy of a backup, which it writes to `folder`. Throws when the file is not an intact backup or comes
 * from a newer version.
 */
export async function openBackup(file: string, folder: string): Promise<Database> {
  const copy = path.join(folder, 'copy.sqlite');
  checkedCopy(file, copy);
  const source = await openSqlite(copy);
  try {
    await migrate(source);
  } catch (error) {
    await source.close();
    throw error;
  }
  return source;
}

/** Name of the copy that a restore keeps: these names sort by time. */
const copyName = (at: number): string =>
  `before-restore-${new Date(at).toISOString().replace(/[:.]/g, '-')}.sqlite`;
const COPY_NAME = /^before-restore-[\dTZ-]+\.sqlite$/;

/** Deletes a folder's copies from restores before a time (epoch milliseconds): they contain people who were erased since. */
export async function forgetCopies(keptIn: string, before: number): Promise<void> {
  const old = (await readdir(keptIn)).filter((name) => COPY_NAME.test(name) && name < copyName(before));
  for (const name of old) await rm(path.join(keptIn, name), { force: true });
}

async function replaceRows({ db, engine }: Database, source: Database, keepIn: string): Promise<string> {
  const kept = path.join(keepIn, copyName(Date.now()));
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx);
      // A lead stored between the copy below and the commit would be in neither state.
      for (const { name } of tables) await sql`lock table ${sql.table(name)} in exclusive mode`.execute(trx);
    }
    await writeWhole(kept, (partial) => copyInto(trx, partial));
    const later = await readKept(trx);
    await openModerationLog(trx, engine);
    await openReportLog(trx, engine);
    for (const { name } of tables.toReversed()) await trx.deleteFrom(name).execute();
    await copyRows(source.db, trx);
    if (engine === 'postgres') await continueIds(trx);
    await writeKept(trx, later);
    await closeModerationLog(trx, engine);
    await closeReportLog(trx, engine);
  });
  return kept;
}

/** PostgreSQL does not count rows that are inserted with their id, and would assign the same ids again. */
async function continueIds(trx: Kysely<Schema>): Promise<void> {
  for (const { name, key } of tables) {
    if (key !== 'id') continue;
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(name)}), false)`.execute(trx);
  }
}

/** Checks a backup and copies it, including rows that are still in a write-ahead log beside it. */
function checkedCopy(file: string, copy: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let backup: DatabaseSync | undefined;
  try {
    backup = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: found } = backup.prepare('pragma integrity_check').get() ?? {};
    if (found !== 'ok') throw new Error(String(found));
    backup.prepare('select name from migrations').all();
    backup.prepare('vacuum into ?').run(copy);
  } catch (cause) {
    throw new Error(`${file} is not a sound backup of this site.`, { cause });
  } finally {
    backup?.close();
  }
}

/** Creates a SQLite file with the site's tables and copies the rows of a transaction into it. */
async function copyInto(from: Kysely<Schema>, file: string): Promise<void> {
  // Tables of a newer version are not known here.
  await refuseNewer(from);
  const target = await openSqlite(file);
  try {
    await migrate(target);
    await target.db.transaction().execute((trx) => copyRows(from, trx));
    // A backup is one file, without a log beside it.
    await sql`pragma journal_mode = delete`.execute(target.db);
  } finally {
    await target.close();
  }
}

async function copyRows(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  for (const { name, key, batch = BATCH } of tables as readonly Table[]) {
    const columns = [key].flat();
    const order = sql.join(columns.map((column) => sql.ref(column)));
    let last: Record<string, unknown> | undefined;
    for (;;) {
      const values = columns.map((column) => last?.[column]);
      const rest = last ? sql`where (${order}) > (${sql.join(values)})` : sql``;
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(name)} ${rest} order by ${order} limit ${batch}`.execute(from);
      if (rows.length === 0) break;
      // Both sides were migrated by the same steps, so the columns are the same.
      await to
        .insertInto(name)
        .values(rows as never)
        .execute();
      last = rows.at(-1);
    }
  }
}

/** Lets `fill` write a partial file, and renames it to `file` only when it is complete and on the disk. */
async function writeWhole(file: string, fill: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  writeFileSync(partial, '', { mode: 0o600 });
  try {
    await fill(partial);
    const handle = await open(partial, 'r+');
    await handle.sync();
    await handle.close();
    renameSync(partial, file);
  } catch (error) {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${partial}${ending}`, { force: true });
    throw error;
  }
}
