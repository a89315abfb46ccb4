import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../tests/databases.ts';
import { auditEntry } from '../../../tests/factories.ts';
import type { ConfigurationStore } from '../../app/ports/configuration.ts';
import { createAuditLog } from './audit-log.ts';
import { createConfigurationStore } from './configuration-store.ts';
import { openDatabase } from './connect.ts';

eachEngine('the configuration store', (engine) => {
  let database: TestDatabase;
  let store: ConfigurationStore;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    store = createConfigurationStore(database);
  });
  afterEach(() => database.close());
  const group = (version: number, value: Record<string, unknown> = { a: version }, name = 'mail') => ({
    name,
    version,
    value,
  });
  const entry = (subject: string) => auditEntry({ action: 'settings_changed', subject });
  const recorded = async () => (await createAuditLog(database).latest(10)).map(({ subject }) => subject);

  it('gives back what was saved, each group by itself, and replaces it by the next version', async () => {
    expect(await store.list()).toEqual([]);
    expect(await store.save(group(1), entry('first'))).toBe(true);
    expect(await store.save(group(1, { deep: { text: 'é\0🎵' } }, 'company'), entry('other'))).toBe(true);
    expect(await store.save(group(2, { b: null }), entry('second'))).toBe(true);
    const all = (await store.list()).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(all).toEqual([group(1, { deep: { text: 'é\0🎵' } }, 'company'), group(2, { b: null })]);
    expect(await recorded()).toEqual(['second', 'other', 'first']);
  });

  it('has a group sealed anew under its version, and records nothing', async () => {
    await store.save(group(1), entry('first'));
    expect(await store.reseal(group(1, { a: 'anew' }))).toBe(true);
    expect(await store.reseal(group(2, { a: 'late' }))).toBe(false);
    expect(await store.reseal(group(1, {}, 'company'))).toBe(false);
    expect(await store.list()).toEqual([group(1, { a: 'anew' })]);
    expect(await recorded()).toEqual(['first']);
  });

  it.each([1, 2, 4])('refuses version %d after version 2, and records nothing', async (version) => {
    await store.save(group(1), entry('first'));
    await store.save(group(2), entry('second'));
    expect(await store.save(group(version, { lost: true }), entry('lost'))).toBe(false);
    expect(await store.list()).toEqual([group(2)]);
    expect(await recorded()).toEqual(['second', 'first']);
  });

  it('refuses a version above the first where nothing is stored', async () => {
    expect(await store.save(group(2), entry('lost'))).toBe(false);
    expect([await store.list(), await recorded()]).toEqual([[], []]);
  });

  it.each([1, 2])('lets one of two win who save version %d at once', async (version) => {
    if (version === 2) await store.save(group(1), entry('first'));
    // As another process would; on SQLite a second connection of this one would wait for the first.
    const elsewhere = engine === 'postgres' ? await openDatabase(database.location) : database;
    const saves = [store, createConfigurationStore(elsewhere)].map((one, index) =>
      one.save(group(version, { by: index }), entry(String(index))),
    );
    const won = await Promise.all(saves);
    if (elsewhere !== database) await elsewhere.close();
    expect(won.toSorted()).toEqual([false, true]);
    const [stored] = await store.list();
    expect(stored).toEqual(group(version, { by: won.indexOf(true) }));
    expect((await recorded())[0]).toBe(String(won.indexOf(true)));
  });
});
