import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, freshLocation, type TestLocation } from '../../../../tests/databases/databases.ts';
import { tables } from '../schema.ts';
import { type Database, openDatabase } from './connect.ts';
import { migrate, migrationState, migrations } from './migrate.ts';
import type { Migration } from './migration.ts';

eachEngine('migrate', (engine) => {
  let location: TestLocation;
  let database: Database;
  beforeEach(async () => {
    location = await freshLocation(engine);
    database = await openDatabase(location);
  });
  afterEach(async () => {
    await database.close();
    await location.remove();
  });

  const tableNames = async () => (await database.db.introspection.getTables()).map(({ name }) => name).sort();

  it('applies every step once, after which the state is current', async () => {
    expect(await migrationState(database)).toBe('pending');
    expect(await migrate(database)).toEqual(Object.keys(migrations));
    expect(await migrationState(database)).toBe('current');
    expect(await migrate(database)).toEqual([]);
  });

  it('creates the tables that a backup copies and the six that no backup holds', async () => {
    await migrate(database);
    const inNoBackup = ['build_files', 'edge_purges', 'guesses', 'migrations', 'processes', 'revisions'];
    expect(await tableNames()).toEqual([...tables.map(({ name }) => name), ...inNoBackup].sort());
  });

  it('rolls back all steps when one step fails, and throws the error of that step', async () => {
    const broken: Migration = async (db) => {
      await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
      throw new Error('the step is wrong');
    };
    await expect(migrate(database, { ...migrations, '9999-broken': broken })).rejects.toThrow(
      'the step is wrong',
    );
    expect(await tableNames()).toEqual([]);
  });

  it('applies only the missing step to a database that has the other steps', async () => {
    await migrate(database);
    const later: Migration = async (db) => {
      await db.schema.createTable('later').addColumn('id', 'integer').execute();
    };
    expect(await migrate(database, { '9999-later': later, ...migrations })).toEqual(['9999-later']);
  });

  it('throws when a newer version has migrated the database, unless a site that starts meets only an expanded schema', async () => {
    await migrate(database, { ...migrations, '9999-newer': async () => {} });
    await expect(migrate(database)).rejects.toThrow('9999-newer');
    expect(await migrate(database, migrations, 'expanded')).toEqual([]);
    for (const kind of ['contract', null] as const) {
      await database.db.updateTable('migrations').set({ kind }).where('name', '=', '9999-newer').execute();
      await expect(migrate(database, migrations, 'expanded')).rejects.toThrow('9999-newer');
    }
  });

  it('records the kind of each step, also in a database from before kinds were recorded', async () => {
    await migrate(database);
    await database.db.schema.alterTable('migrations').dropColumn('kind').execute();
    await migrate(database, { ...migrations, '9999-later': async () => {} });
    const rows = await database.db
      .selectFrom('migrations')
      .select(['name', 'kind'])
      .orderBy('name')
      .execute();
    expect(rows.at(0)).toEqual({ name: '0068-baseline', kind: null });
    expect(rows.at(-1)).toEqual({ name: '9999-later', kind: 'expand' });
  });
});
