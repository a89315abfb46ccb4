import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases.ts';
import { bookkeeping } from './bookkeeping.ts';
import { openDatabase } from './connect.ts';
import type { Schema } from './schema.ts';

eachEngine('bookkeeping', (engine) => {
  const waits = { sqlite: sql`pragma synchronous`, postgres: sql`show synchronous_commit` }[engine];
  const [not, always] = { sqlite: [1, 2], postgres: ['off', 'on'] }[engine];
  const waiting = async (db: Kysely<Schema>) => Object.values(Object((await waits.execute(db)).rows[0]))[0];

  /** Waits for the disk, as servers do but not that of the tests, which is quick. */
  async function openWaiting() {
    const database = await openTestDatabase(engine);
    if (engine === 'sqlite') return database;
    await sql`do $$ begin
      execute format('alter database %I set synchronous_commit = on', current_database());
    end $$`.execute(database.db);
    // It counts for the connections that are made from now on.
    const again = await openDatabase(database.location);
    const close = () => again.close().then(database.close);
    return { ...again, close, [Symbol.asyncDispose]: close };
  }

  it('does not wait for the disk, and every other transaction does', async () => {
    await using database = await openWaiting();
    const meanwhile = bookkeeping(database, async (trx) => {
      await trx.insertInto('settings').values({ key: 'k', value: '1', updated_at: 1 }).execute();
      return waiting(trx);
    });
    const others = [database.db.transaction().execute(waiting), waiting(database.db)];
    expect(await meanwhile).toBe(not);
    expect(await Promise.all(others)).toEqual([always, always]);
    expect(await database.db.selectFrom('settings').select('key').execute()).toEqual([{ key: 'k' }]);
  });

  it('is undone when it fails, and the next transaction waits for the disk', async () => {
    await using database = await openWaiting();
    const failing = bookkeeping(database, async (trx) => {
      await trx.insertInto('settings').values({ key: 'k', value: '1', updated_at: 1 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    expect(await database.db.transaction().execute(waiting)).toBe(always);
  });
});
