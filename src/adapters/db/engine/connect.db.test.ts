import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eachEngine, freshLocation, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { openDatabase, sqliteFile } from './connect.ts';
import { synchronous } from './synchronous.ts';

eachEngine('an open database', (engine) => {
  it('returns 64-bit integers as numbers', async () => {
    await using database = await openTestDatabase(engine);
    await database.db.insertInto('state').values({ key: 'k', value: '1', updated_at: NOON }).execute();
    expect(await database.db.selectFrom('state').select('updated_at').execute()).toEqual([
      { updated_at: NOON },
    ]);
  });

  it('rolls back a transaction that fails', async () => {
    await using database = await openTestDatabase(engine);
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('state').values({ key: 'k', value: '1', updated_at: 1 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.db.selectFrom('state').selectAll().execute()).toEqual([]);
  });
});

describe('SQLite', () => {
  it('uses WAL, waits for the disk at each commit, checks foreign keys, and keeps its file private', async () => {
    synchronous.commit = 'full';
    await using database = await openTestDatabase('sqlite');
    const pragma = async (name: string) =>
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.db)).rows[0]?.[name];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('secure_delete')).toBe(1);
    expect(statSync(sqliteFile(database.location.dataDir)).mode & 0o777).toBe(0o600);
  });

  it('waits while another process has locked a new file', async () => {
    await using location = await freshLocation('sqlite');
    const other = new DatabaseSync(sqliteFile(location.dataDir));
    other.exec('begin immediate');
    const opening = openDatabase(location);
    await sleep(150);
    other.exec('rollback');
    other.close();
    const database = await opening;
    await database.close();
  });

  it('takes the write lock at the start of a transaction, so that reading before writing is safe', async () => {
    await using database = await openTestDatabase('sqlite');
    const other = new DatabaseSync(sqliteFile(database.location.dataDir), { timeout: 0 });
    const write = () => other.exec("insert into state values ('other', '1', 1)");
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('state').selectAll().execute();
      expect(write).toThrow('locked');
      await trx.insertInto('state').values({ key: 'mine', value: '1', updated_at: 1 }).execute();
    });
    write();
    other.close();
    expect(await database.db.selectFrom('state').selectAll().execute()).toHaveLength(2);
  });
});
