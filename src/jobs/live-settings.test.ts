import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Revisions } from '../app/ports/revisions.ts';
import type { StoredGroup } from '../app/ports/settings.ts';
import { readEnv } from '../config/env.ts';
import { environmentSettings } from '../config/environment-settings.ts';
import { createLiveSettings } from './live-settings.ts';
import { createRevisionWatch } from './revision-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const env = readEnv({ GA_ID: 'G-ABCDE12345', BOOKING_URL_META: 'https://calendar.example/meta' });
const environment = environmentSettings(env);
const { integrations } = environment;
const off = { ...integrations, googleAnalytics: { ...integrations.googleAnalytics, isEnabled: false } };
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setUp() {
  let rows: StoredGroup[] = [];
  const list = vi.fn(async () => rows);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let number = 0;
  const revisions = createRevisionWatch({
    reader: { read: async () => ({ settings: number }) as Revisions },
    log,
  });
  const live = createLiveSettings({
    store: { list, save: async () => false, reseal: async () => false },
    seal: {
      close: (_name, text) => text,
      open: (_name, text) => text,
      renew: () => undefined,
    },
    log,
    revisions,
    environment: (demo, siteUrl) => environmentSettings(env, demo, siteUrl),
  });
  const changed = vi.fn();
  live.onChange(changed);
  const store = (...stored: StoredGroup[]) => {
    rows = stored;
    number += 1;
  };
  return { live, list, log, changed, store, revisions };
}
const row = (value: object, version = 1): StoredGroup => ({
  name: 'integrations',
  version,
  value: value as Record<string, unknown>,
});

it('returns the settings of the environment while nothing is stored', async () => {
  const { live, changed } = setUp();
  await live.refresh();
  expect(live.now()).toEqual(environment);
  expect(live.stored('integrations')).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
});

it('applies a group stored by another process within a second, and calls its listeners once', async () => {
  const { live, changed, store, revisions } = setUp();
  revisions.start();
  await passed(1000);
  store(row(off));
  await passed(1000);
  expect(live.now().integrations).toEqual(off);
  await passed(5000);
  expect(changed.mock.calls).toEqual([[['integrations']]]);
  await revisions.stop();
});

it('returns to the environment when the stored group is missing, as after a restored backup', async () => {
  const { live, store } = setUp();
  store(row(off));
  await live.refresh();
  store();
  await live.refresh();
  expect(live.now()).toEqual(environment);
});

it('notices other values under the same version', async () => {
  const { live, store, changed } = setUp();
  store(row(off));
  await live.refresh();
  store(row(integrations));
  await live.refresh();
  expect(live.now()).toEqual(environment);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('uses the values of the environment and logs the group when a stored group cannot be read', async () => {
  const { live, log, store } = setUp();
  store(row({ ...off, googleAnalytics: { measurementId: '<script>' } }));
  await live.refresh();
  expect(live.now()).toEqual(environment);
  expect(log.error.mock.calls).toEqual([[{ settings: ['integrations'] }, 'settings not readable']]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('script');
});

it('ignores a group that only a newer version of the site knows', async () => {
  const { live, changed, store } = setUp();
  store({ name: 'later', version: 3, value: {} });
  await live.refresh();
  expect([live.now(), changed.mock.calls]).toEqual([environment, []]);
});

it('keeps its settings while the database fails, and reads the new ones afterwards', async () => {
  const { live, list, store, revisions } = setUp();
  store(row(off));
  await live.refresh();
  revisions.start();
  list.mockRejectedValueOnce(new Error('gone'));
  store();
  await passed(100);
  expect(live.now().integrations).toEqual(off);
  await passed(1000);
  expect(live.now()).toEqual(environment);
  await revisions.stop();
});

it('removes example addresses from unsaved groups once another process ends the demonstration', async () => {
  const { live, changed, store } = setUp();
  expect(live.now().booking).toMatchObject({ youtube: 'https://example.com/booking/youtube' });
  store({ name: 'demo', version: 1, value: { active: false } });
  await live.refresh();
  expect(live.now().demo.active).toBe(false);
  expect(live.now().booking).toMatchObject({ youtube: '', meta: 'https://calendar.example/meta' });
  expect(changed.mock.calls).toEqual([[['booking', 'demo']]]);
  const saved = { youtube: 'https://example.com/own', meta: '', tiktok: '', spotify: '' };
  store({ name: 'booking', version: 1, value: saved });
  await live.refresh();
  expect(live.now()).toEqual({ ...environment, booking: saved });
});

it('reads the stored settings only after a change', async () => {
  const { live, list } = setUp();
  await live.refresh();
  await live.refresh();
  expect(list).toHaveBeenCalledOnce();
});

it('rejects a refresh that fails', async () => {
  const { live, list } = setUp();
  list.mockRejectedValueOnce(new Error('gone'));
  await expect(live.refresh()).rejects.toThrow('gone');
  await live.refresh();
});
