import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Counters } from '../app/ports/leads.ts';
import { type ChangeListener, createChangeHub } from './change-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  let now: Counters = { leads: 1, changes: 1, reviews: 1, recent: 2 };
  const read = vi.fn(async () => now);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const hub = createChangeHub({ counters: { read }, log });
  const set = (changes: Partial<Counters>) => {
    now = { ...now, ...changes };
  };
  return { hub, read, log, set };
}
const listener = () => ({ changed: vi.fn<ChangeListener['changed']>(), ended: vi.fn() });
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('tells hundreds of listeners with one look a second', async () => {
  const { hub, read, set } = setUp();
  const all = Array.from({ length: 500 }, listener);
  const leave = all.map((one) => hub.listen(one));
  await passed(0);
  expect(read).toHaveBeenCalledTimes(1);
  for (const { changed } of all) {
    expect(changed).toHaveBeenCalledExactlyOnceWith({ leads: 1, changes: 1, reviews: 1, recent: 2 }, true);
  }
  set({ leads: 2, recent: 3 });
  await passed(1000);
  expect(read).toHaveBeenCalledTimes(2);
  for (const { changed } of all) {
    expect(changed).toHaveBeenCalledTimes(2);
    expect(changed).toHaveBeenLastCalledWith({ leads: 2, changes: 1, reviews: 1, recent: 3 }, false);
  }
  await passed(10_000);
  expect(all.every(({ changed }) => changed.mock.calls.length === 2)).toBe(true);
  for (const end of leave) end();
  expect(hub.listeners()).toBe(0);
  await hub.stop();
});

it('looks at nothing while nobody listens', async () => {
  const { hub, read } = setUp();
  await passed(60_000);
  expect(read).not.toHaveBeenCalled();
  const leave = hub.listen(listener());
  await passed(5000);
  leave();
  const looks = read.mock.calls.length;
  await passed(60_000);
  expect(read).toHaveBeenCalledTimes(looks);
  await hub.stop();
});

it('tells who comes later where things stand, and the others nothing', async () => {
  const { hub } = setUp();
  const [first, second] = [listener(), listener()];
  hub.listen(first);
  await passed(5000);
  hub.listen(second);
  await passed(1000);
  expect(second.changed).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
  expect(first.changed).toHaveBeenCalledTimes(1);
  await hub.stop();
});

it('notices a lead that became visible after a newer one', async () => {
  const { hub, set } = setUp();
  const one = listener();
  hub.listen(one);
  await passed(0);
  set({ recent: 3 });
  await passed(1000);
  expect(one.changed).toHaveBeenCalledTimes(2);
  await hub.stop();
});

it('says nothing of a look that failed, and goes on', async () => {
  const { hub, read, log, set } = setUp();
  const one = listener();
  hub.listen(one);
  await passed(0);
  read.mockRejectedValueOnce(new Error('away'));
  set({ changes: 2 });
  await passed(1000);
  expect([one.changed.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
  await passed(1000);
  expect(one.changed).toHaveBeenCalledTimes(2);
  await hub.stop();
});

it('ends everybody when it stops, and whoever comes after', async () => {
  const { hub, read } = setUp();
  const [one, late] = [listener(), listener()];
  hub.listen(one);
  await passed(0);
  await hub.stop();
  hub.listen(late);
  await passed(5000);
  expect([one.ended, late.ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(1);
});
