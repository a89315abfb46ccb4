import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { auditEntry } from '../../../../tests/factories.ts';
import type { SettingsStore } from '../../../app/ports/settings.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { openDatabase } from '../engine/connect.ts';
import { createSettingsStore } from './settings-store.ts';

eachEngine('settings store', (engine) => {
  let database: TestDatabase;
  let store: SettingsStore;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    store = createSettingsStore(database);
  });
  afterEach(() => database.close());
  const group = (version: number, value: Record<string, unknown> = { a: version }, name = 'mail') => ({
    name,
    version,
    value,
  });
  const entry = (subject: string) => auditEntry({ action: 'settings_changed', subject });
  const recorded = async () => (await createAuditLog(database).latest(10)).map(({ subject }) => subject);

  it('returns each group as it was saved, and replaces it by its next version', async () => {
    expect(await store.list()).toEqual([]);
    expect(await store.save(group(1), entry('first'))).toBe(true);
    expect(await store.save(group(1, { deep: { text: 'é\0🎵' } }, 'company'), entry('other'))).toBe(true);
    expect(await store.save(group(2, { b: null }), entry('second'))).toBe(true);
    const all = (await store.list()).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(all).toEqual([group(1, { deep: { text: 'é\0🎵' } }, 'company'), group(2, { b: null })]);
    expect(await recorded()).toEqual(['second', 'other', 'first']);
  });

  it('replaces a sealed group under the same version only, without an audit entry', async () => {
    await store.save(group(1), entry('first'));
    expect(await store.reseal(group(1, { a: 'anew' }))).toBe(true);
    expect(await store.reseal(group(2, { a: 'late' }))).toBe(false);
    expect(await store.reseal(group(1, {}, 'company'))).toBe(false);
    expect(await store.list()).toEqual([group(1, { a: 'anew' })]);
    expect(await recorded()).toEqual(['first']);
  });

  it.each([1, 2, 4])('rejects version %d after version 2, without an audit entry', async (version) => {
    await store.save(group(1), entry('first'));
    await store.save(group(2), entry('second'));
    expect(await store.save(group(version, { lost: true }), entry('lost'))).toBe(false);
    expect(await store.list()).toEqual([group(2)]);
    expect(await recorded()).toEqual(['second', 'first']);
  });

  it('rejects version 2 while the group has no version 1', async () => {
    expect(await store.save(group(2), entry('lost'))).toBe(false);
    expect([await store.list(), await recorded()]).toEqual([[], []]);
  });

  it.each([1, 2])('accepts one of two writers that save version %d at once', async (version) => {
    if (version === 2) await store.save(group(1), entry('first'));
    // Acts as another process. On SQLite a second connection of the same process would wait for the first one.
    const elsewhere = engine === 'postgres' ? await openDatabase(database.location) : database;
    const saves = [store, createSettingsStore(elsewhere)].map((one, index) =>
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
