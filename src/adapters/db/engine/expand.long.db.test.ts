import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { structureOf } from '../../../../tests/databases/database-structure.ts';
import { eachEngine, freshLocation } from '../../../../tests/databases/databases.ts';
import { narrowed } from '../../../../tests/databases/narrowed.ts';
import { BASELINE } from './baseline.ts';
import { type Database, openDatabase } from './connect.ts';
import { contracts } from './contract-steps.ts';
import { migrate, migrations } from './migrate.ts';

eachEngine('the steps', (engine) => {
  async function withEmpty(test: (database: Database) => Promise<void>): Promise<void> {
    const location = await freshLocation(engine);
    const database = await openDatabase(location);
    await test(database);
    await database.close();
    await location.remove();
  }

  it('only expand the schema, unless they are declared as contract steps', () =>
    withEmpty(async (database) => {
      const found: Record<string, string[]> = {};
      let before: string[] = [];
      const steps = Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [index, [name]] of steps.entries()) {
        expect(await migrate(database, Object.fromEntries(steps.slice(0, index + 1)))).toEqual([name]);
        const after = await structureOf(database);
        if (name !== BASELINE && !(name in contracts)) found[name] = narrowed(before, after);
        before = after;
      }
      const wrong = Object.entries(found).filter(([, lines]) => lines.length > 0);
      expect(Object.fromEntries(wrong)).toEqual({});
      expect(Object.keys(contracts).filter((name) => !(name in migrations))).toEqual([]);
    }));

  it.each([
    ['a new required column', 'alter table t add column b integer not null', false],
    ['a new column with a default', "alter table t add column b text not null default 'x'", true],
    ['a new column that may be null', 'alter table t add column b integer', true],
    ['a new reference in a new column', 'alter table t add column b integer references r (id)', true],
    ['a renamed column', 'alter table t rename column a to b', false],
    ['a column that is gone', 'alter table t drop column a', false],
    ['a renamed table', 'alter table t rename to u', false],
    ['a table that is gone', 'drop table t', false],
    [
      'a new table with its unique index',
      'create table n (id integer primary key, a text not null unique)',
      true,
    ],
    ['a column that may be null from now on', 'alter table t alter column c drop not null', true],
    ['a column that is required from now on', 'alter table t alter column a set not null', false],
    ['a plain index', 'create index t_b on t (a)', true],
    ['a unique index', 'create unique index t_b on t (a)', false],
  ])('%s is judged', (_, statement, expands) =>
    withEmpty(async ({ db, ...database }) => {
      await sql`create table r (id integer primary key)`.execute(db);
      await sql`create table t (id integer primary key, a integer, c integer not null default 0)`.execute(db);
      const before = await structureOf({ db, ...database });
      await sql.raw(statement).execute(db);
      const lines = narrowed(before, await structureOf({ db, ...database }));
      expect(lines.length === 0).toBe(expands);
    }),
  );
});
