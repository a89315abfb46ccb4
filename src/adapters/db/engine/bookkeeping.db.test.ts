import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import type { Schema } from '../schema.ts';
import { bookkeeping } from './bookkeeping.ts';
import { openDatabase } from './connect.ts';
import { synchronous } from './synchronous.ts';

eachEngine('bookkeeping', (engine) => {
  const waits = { sqlite: sql`pragma synchronous`, postgres: sql`show synchronous_commit` }[engine];
  const [not, always] = { sqlite: [1, 2], postgres: ['off', 'on'] }[engine];
  const waiting = async (db: Kysely<Schema>) => Object.values(Object((await waits.execute(db)).rows[0]))[0];

  /** Opens a database that waits for the disk, as real servers do. The databases of the tests do not. */
  async function openWaiting() {
    synchronous.commit = 'full';
    const database = await openTestDatabase(engine);
    if (engine === 'sqlite') return database;
    await sql`do $$ begin
      execute format('alter database %I set synchronous_commit = on', current_database());
    end $$`.execute(database.db);
    // The setting applies only to connections that are opened later.
    const again = await openDatabase(database.location);
    const close = () => again.close().then(database.close);
    return { ...again, close, [Symbol.asyncDispose]: close };
  }

  it('does not wait for the disk, while every other transaction does', async () => {
    await using database = await openWaiting();
    const meanwhile = bookkeeping(database, async (trx) => {
      await trx.insertInto('state').values({ key: 'k', value: '1', updated_at: 1 }).execute();
      return waiting(trx);
    });
    const others = [database.db.transaction().execute(waiting), waiting(database.db)];
    expect(await meanwhile).toBe(not);
    expect(await Promise.all(others)).toEqual([always, always]);
    expect(await database.db.selectFrom('state').select('key').execute()).toEqual([{ key: 'k' }]);
  });

  it('rolls back when it fails, and lets the next transaction wait for the disk again', async () => {
    await using database = await openWaiting();
    const failing = bookkeeping(database, async (trx) => {
      await trx.insertInto('state').values({ key: 'k', value: '1', updated_at: 1 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.db.selectFrom('state').selectAll().execute()).toEqual([]);
    expect(await database.db.transaction().execute(waiting)).toBe(always);
  });
});
