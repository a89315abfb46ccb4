import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Revisions } from '../app/ports/revisions.ts';
import { type ChangeListener, createChangeHub } from './change-hub.ts';
import { createRevisionWatch } from './revision-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  let present: Revisions = {
    leads: 1,
    audit: 1,
    reviews: 1,
    shown_reviews: 1,
    votes: 1,
    settings: 1,
    costs: 1,
    claims: 1,
    media: 1,
    wordpress: 1,
    hidden_posts: 1,
    shown_posts: 1,
    feeds: 1,
    content: 1,
    landing: 1,
  };
  const read = vi.fn(async () => present);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const revisions = createRevisionWatch({ reader: { read }, log });
  const hub = createChangeHub({ revisions, log });
  const set = (change: Partial<Revisions>) => {
    present = { ...present, ...change };
  };
  return { hub, read, log, set, revisions };
}
const listener = () => ({ changed: vi.fn<ChangeListener['changed']>(), ended: vi.fn() });
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('sends the first numbers and then each change once to hundreds of listeners', async () => {
  const { hub, set, revisions } = setUp();
  revisions.start();
  const all = Array.from({ length: 500 }, listener);
  const leave = all.map((one) => hub.listen(one));
  await passed(0);
  for (const { changed } of all)
    expect(changed).toHaveBeenCalledExactlyOnceWith(
      { leads: 1, changes: 1, reviews: 1, media: 1, wordpress: 1 },
      true,
    );
  set({ leads: 2 });
  await passed(1000);
  for (const { changed } of all) {
    expect(changed).toHaveBeenCalledTimes(2);
    expect(changed).toHaveBeenLastCalledWith(
      { leads: 2, changes: 1, reviews: 1, media: 1, wordpress: 1 },
      false,
    );
  }
  set({ votes: 9, settings: 9, costs: 9, shown_reviews: 9 });
  await passed(10_000);
  expect(all.every(({ changed }) => changed.mock.calls.length === 2)).toBe(true);
  for (const end of leave) end();
  expect(hub.listeners()).toBe(0);
  await revisions.stop();
});

it('sends at most one message a second during a burst of changes', async () => {
  const { hub, set, revisions } = setUp();
  revisions.start();
  const one = listener();
  hub.listen(one);
  await passed(0);
  for (let index = 2; index < 32; index += 1) {
    set({ leads: index });
    await passed(100);
  }
  expect(one.changed.mock.calls.length).toBeLessThanOrEqual(5);
  await passed(1000);
  expect(one.changed).toHaveBeenLastCalledWith(
    { leads: 31, changes: 1, reviews: 1, media: 1, wordpress: 1 },
    false,
  );
  await revisions.stop();
});

it('reads the first numbers itself for a listener that is added before the first poll of the watch', async () => {
  const { hub, read } = setUp();
  const [first, second] = [listener(), listener()];
  hub.listen(first);
  await passed(0);
  hub.listen(second);
  await passed(5000);
  for (const { changed } of [first, second])
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
  expect(read).toHaveBeenCalledOnce();
});

it('sends a listener nothing when the first poll fails, and the numbers after the next poll', async () => {
  const { hub, read, log, revisions } = setUp();
  const one = listener();
  read.mockRejectedValueOnce(new Error('away'));
  hub.listen(one);
  await passed(0);
  expect([one.changed.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 1]);
  revisions.start();
  await passed(1000);
  expect(one.changed).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
  await revisions.stop();
});

it('ends current and later listeners when it stops', async () => {
  const { hub, read } = setUp();
  const [one, late] = [listener(), listener()];
  hub.listen(one);
  await passed(0);
  hub.stop();
  hub.listen(late);
  await passed(5000);
  expect([one.ended, late.ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(1);
});
