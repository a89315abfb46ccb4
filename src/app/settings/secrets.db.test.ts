import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../tests/databases/databases.ts';
import { account } from '../../../tests/factories.ts';
import { createAuditLog } from '../../adapters/db/audit/audit-log.ts';
import { backUp } from '../../adapters/db/engine/backup.ts';
import { createRevisionReader } from '../../adapters/db/revisions/revision-reader.ts';
import { createSettingsStore } from '../../adapters/db/settings/settings-store.ts';
import { createSeal } from '../../adapters/secrets/seal.ts';
import type { Settings } from '../../domain/settings/groups.ts';
import { createLiveSettings } from '../../jobs/live-settings.ts';
import { createRevisionWatch } from '../../jobs/revision-watch.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';

/** A group that exists only in this test, so that the test does not depend on the groups of the site. */
vi.mock('../../domain/settings/groups.ts', async () => {
  const { z } = await import('zod');
  const schema = z.object({
    user: z.string(),
    password: z.string().optional(),
    key: z.string().optional(),
  });
  const secrets = ['password', 'key'];
  const hasTellableEnd = (_group: string, field: string) => field === 'key';
  const groups = { vault: { schema, secrets } };
  return { groups, groupNames: ['vault'], secretsOf: () => secrets, hasTellableEnd };
});
const name = 'vault' as 'integrations';

const PASSWORD = 'correct-horse-battery-staple';
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const asker = {
  who: { account: account({ id: 'lea' }), sessionId: 's', expiresAt: 0 },
  requestId: 'r1',
} as unknown as Parameters<typeof changeSettings>[3];

eachEngine('a secret of the settings', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  /** Builds the settings of a process that has these keys and these values in its environment. */
  function processWith(keys: string[], environment: object = { user: 'env' }) {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const settingsStore = createSettingsStore(database);
    const seal = createSeal(keys);
    const settings = createLiveSettings({
      store: settingsStore,
      seal,
      log,
      revisions: createRevisionWatch({ reader: createRevisionReader(database), log }),
      environment: () =>
        ({ vault: environment, demo: { active: false }, site: { url: '' } }) as unknown as Settings,
    });
    const ports = { clock: { now: () => 5 }, settings, settingsStore, seal };
    const change = async (changed: object) => {
      const result = await changeSettings(ports, name, changed as never, asker);
      return result.ok ? (result.value as unknown) : result.code;
    };
    return {
      change,
      read: async () => (await readSettings(ports, name)) as unknown,
      inForce: () => settings.now()[name] as unknown,
      log,
    };
  }
  const audited = async () => {
    const [entry] = await createAuditLog(database).latest(1);
    return entry && { before: entry.before, after: entry.after };
  };

  it('applies a secret, masks it in every response, and logs only whether it is set', async () => {
    const { change, read, inForce } = processWith([NEW]);
    const view = {
      user: 'léa',
      password: { set: true, hint: null },
      key: { set: true, hint: '••••77aa' },
    };
    const typed = { user: 'léa', password: PASSWORD, key: 'key-of-a-widget-77aa' };
    expect(await change({ version: 0, ...typed })).toEqual({ ...view, version: 1 });
    expect(await read()).toEqual({ ...view, version: 1 });
    expect(inForce()).toEqual(typed);
    expect(await audited()).toEqual({
      before: { user: 'env', password: false, key: false },
      after: { user: 'léa', password: true, key: true },
    });
  });

  it('stores a secret readably neither in the files of the database, nor in a backup, nor in the log', async () => {
    const { change, log } = processWith([NEW]);
    await change({ version: 0, user: 'léa', password: PASSWORD, key: PASSWORD });
    const folder = database.location.dataDir;
    await backUp(database, path.join(folder, 'backup.sqlite'));
    const files = readdirSync(folder);
    expect(files).toContain('backup.sqlite');
    for (const file of files) {
      const bytes = readFileSync(path.join(folder, file));
      expect([file, bytes.includes(PASSWORD), bytes.includes(PASSWORD.slice(0, 12))]).toEqual([
        file,
        false,
        false,
      ]);
    }
    // A control: the same search finds texts that are in the file.
    expect(readFileSync(path.join(folder, 'backup.sqlite')).includes('v1.')).toBe(true);
    const [row] = await database.db.selectFrom('settings').select('value').execute();
    expect(row?.value).not.toContain(PASSWORD);
    expect(JSON.stringify(log.error.mock.calls)).toBe('[]');
  });

  it('keeps a secret that the form does not contain, replaces it by a new value, and deletes it by null', async () => {
    const { change, inForce } = processWith([NEW]);
    await change({ version: 0, user: 'a', password: PASSWORD, key: 'short' });
    expect(await change({ version: 1, user: 'b' })).toMatchObject({
      password: { set: true },
      key: { set: true, hint: null },
    });
    expect(await audited()).toEqual({ before: { user: 'a' }, after: { user: 'b' } });
    await change({ version: 2, user: 'b', password: 'another long secret' });
    expect(await audited()).toEqual({ before: { password: true }, after: { password: true } });
    await change({ version: 3, user: 'b', password: null });
    expect(await audited()).toEqual({ before: { password: true }, after: { password: false } });
    expect(inForce()).toEqual({ user: 'b', key: 'short' });
  });

  it('reads a secret from the environment until a value is stored, and again after that value is deleted', async () => {
    const { change, inForce } = processWith([NEW], { user: 'env', password: 'from the environment' });
    await change({ version: 0, user: 'a' });
    expect(inForce()).toEqual({ user: 'a', password: 'from the environment' });
    const [row] = await database.db.selectFrom('settings').select('value').execute();
    expect(JSON.parse(row?.value ?? '')).toEqual({ user: 'a' });
    await change({ version: 1, user: 'a', password: PASSWORD });
    expect(inForce()).toMatchObject({ password: PASSWORD });
    await change({ version: 2, user: 'a', password: null });
    expect(inForce()).toMatchObject({ password: 'from the environment' });
  });

  it('reads a secret after a change of the key, and encrypts it with the new key at the next save', async () => {
    await processWith([OLD]).change({ version: 0, user: 'a', password: PASSWORD });
    const rotated = processWith([NEW, OLD]);
    expect(await rotated.read()).toMatchObject({ password: { set: true } });
    await rotated.change({ version: 1, user: 'b' });
    const onlyNew = processWith([NEW]);
    await onlyNew.read();
    expect(onlyNew.inForce()).toEqual({ user: 'b', password: PASSWORD });
  });

  it('logs a secret whose key is lost, reads it as not set, and accepts a new value', async () => {
    await processWith([OLD]).change({ version: 0, user: 'a', password: PASSWORD });
    const lost = processWith([NEW]);
    expect(await lost.read()).toMatchObject({ user: 'a', password: { set: false, hint: null } });
    expect(lost.log.error).toHaveBeenCalledExactlyOnceWith(
      { settings: ['vault.password'] },
      'settings not readable',
    );
    // A secret that cannot be read is kept, because its key may be configured again.
    await lost.change({ version: 1, user: 'b' });
    const back = processWith([OLD]);
    await back.read();
    expect(back.inForce()).toEqual({ user: 'b', password: PASSWORD });
    await lost.change({ version: 2, user: 'b', password: 'typed again' });
    expect(lost.inForce()).toEqual({ user: 'b', password: 'typed again' });
  });

  it('neither stores nor logs a save without a change', async () => {
    const { change } = processWith([NEW], { user: 'env', password: PASSWORD });
    expect(await change({ version: 0, user: 'env', password: PASSWORD, key: null })).toMatchObject({
      version: 0,
    });
    expect(await audited()).toBeUndefined();
  });

  it('stores no change that is based on an older version', async () => {
    const [one, other] = [processWith([NEW]), processWith([NEW])];
    await one.change({ version: 0, user: 'a' });
    expect(await other.change({ version: 0, user: 'b', password: PASSWORD })).toBe('settings_conflict');
    expect(await other.change({ version: 2, user: 'b' })).toBe('settings_conflict');
    expect(await other.read()).toMatchObject({ user: 'a', version: 1, password: { set: false } });
  });
});
