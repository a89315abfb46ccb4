import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredGroup } from '../app/ports/configuration.ts';
import { configurationOf } from '../config/configuration.ts';
import { readEnv } from '../config/env.ts';
import { createLiveConfiguration } from './live-configuration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const environment = configurationOf(readEnv({ GA_ID: 'G-ABCDE12345' }));
const { integrations } = environment;
const off = { ...integrations, googleAnalytics: { ...integrations.googleAnalytics, isEnabled: false } };
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setUp() {
  let rows: StoredGroup[] = [];
  const list = vi.fn(async () => rows);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const live = createLiveConfiguration({
    store: { list, save: async () => false, reseal: async () => false },
    seal: {
      close: (_name, text) => text,
      open: (_name, text) => text,
      renew: () => undefined,
    },
    log,
    environment,
  });
  const changed = vi.fn();
  live.onChange(changed);
  const store = (...stored: StoredGroup[]) => {
    rows = stored;
  };
  return { live, list, log, changed, store };
}
const row = (value: object, version = 1): StoredGroup => ({
  name: 'integrations',
  version,
  value: value as Record<string, unknown>,
});

it('has the environment in force until something is stored', async () => {
  const { live, changed } = setUp();
  await live.refresh();
  expect(live.now()).toEqual(environment);
  expect(live.stored('integrations')).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
});

it('has what another process stored in force within a second, and says so once', async () => {
  const { live, changed, store } = setUp();
  live.start();
  await passed(1000);
  store(row(off));
  await passed(1000);
  expect(live.now().integrations).toEqual(off);
  await passed(5000);
  expect(changed.mock.calls).toEqual([[['integrations']]]);
  await live.stop();
});

it('returns to the environment when what was stored is gone, as after a restored backup', async () => {
  const { live, store } = setUp();
  store(row(off));
  await live.refresh();
  store();
  await live.refresh();
  expect(live.now()).toEqual(environment);
});

it('notices other values under the same number', async () => {
  const { live, store, changed } = setUp();
  store(row(off));
  await live.refresh();
  store(row(integrations));
  await live.refresh();
  expect(live.now()).toEqual(environment);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('keeps the environment, and says what it is about, where what is stored cannot be read', async () => {
  const { live, log, store } = setUp();
  store(row({ ...off, googleAnalytics: { measurementId: '<script>' } }));
  await live.refresh();
  expect(live.now()).toEqual(environment);
  expect(log.error.mock.calls).toEqual([[{ settings: ['integrations'] }, 'settings not readable']]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('script');
});

it('knows a group of a newer version of the site not to be its own', async () => {
  const { live, changed, store } = setUp();
  store({ name: 'later', version: 3, value: {} });
  await live.refresh();
  expect([live.now(), changed.mock.calls]).toEqual([environment, []]);
});

it('goes on looking when the database fails, and keeps what it knew', async () => {
  const { live, list, log, store } = setUp();
  store(row(off));
  await live.refresh();
  live.start();
  list.mockRejectedValueOnce(new Error('gone'));
  await passed(600);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'settings not looked at');
  expect(live.now().integrations).toEqual(off);
  store();
  // It looks less often after a failure.
  await passed(1000);
  expect(live.now()).toEqual(environment);
  await live.stop();
  const looks = list.mock.calls.length;
  await passed(5000);
  expect(list.mock.calls.length).toBe(looks);
});

it('tells whoever asked that it failed', async () => {
  const { live, list } = setUp();
  list.mockRejectedValueOnce(new Error('gone'));
  await expect(live.refresh()).rejects.toThrow('gone');
  await live.refresh();
});
