import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Revisions } from '../app/ports/revisions.ts';
import { createRevisionWatch, type RevisionWatch } from './revision-watch.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const read = vi.fn<() => Promise<Revisions>>();
let present: Revisions;
let watch: RevisionWatch;
const act = vi.fn();
const set = (change: Partial<Revisions>) => {
  present = { ...present, ...change };
};
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  present = {
    ...{ leads: 1, audit: 2, reviews: 3, shown_reviews: 4, votes: 5, settings: 6, costs: 7 },
    ...{
      media: 8,
      content: 9,
      claims: 10,
      landing: 11,
      wordpress: 12,
      hidden_posts: 13,
      shown_posts: 13,
      feeds: 14,
    },
  };
  read.mockImplementation(async () => present);
  watch = createRevisionWatch({ reader: { read }, log }, 500);
});
afterEach(async () => {
  await watch.stop();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('calls a listener at the first poll, and a listener registered later only after a change', async () => {
  watch.on(['settings'], act);
  const later = vi.fn();
  await watch.look();
  expect(act).toHaveBeenCalledOnce();
  watch.on(['settings'], later);
  await watch.look();
  expect([act.mock.calls.length, later.mock.calls.length]).toEqual([1, 0]);
});

it('calls a listener once for each change, also for a number that became smaller', async () => {
  await watch.look();
  watch.on(['shown_reviews'], act);
  watch.start();
  await passed(2000);
  expect(act).not.toHaveBeenCalled();
  set({ shown_reviews: 9 });
  await passed(500);
  expect(act).toHaveBeenCalledOnce();
  set({ shown_reviews: 2 });
  await passed(5000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('calls a listener only for its own names', async () => {
  await watch.look();
  watch.on(['leads', 'audit'], act);
  set({ votes: 50, costs: 70 });
  await watch.look();
  expect(act).not.toHaveBeenCalled();
  set({ audit: 3 });
  await watch.look();
  expect(act).toHaveBeenCalledOnce();
});

it('combines changes in one call so that a listener is called no more often than it asked for', async () => {
  await watch.look();
  watch.on(['votes'], act, 5000);
  watch.start();
  for (let second = 0; second < 12; second += 1) {
    set({ votes: present.votes + 1 });
    await passed(1000);
  }
  expect(act).toHaveBeenCalledTimes(3);
  await passed(20_000);
  expect(act).toHaveBeenCalledTimes(4);
});

it('has called its listeners for every change when a poll resolves, even with another poll under way', async () => {
  await watch.look();
  watch.on(['shown_reviews'], act);
  const early = watch.look();
  set({ shown_reviews: 5 });
  await Promise.all([early, watch.look()]);
  expect(act).toHaveBeenCalledOnce();
});

it('calls a listener again after its action failed, and calls the other listeners only once', async () => {
  await watch.look();
  act.mockRejectedValueOnce(new Error('not readable'));
  const other = vi.fn();
  watch.on(['settings'], act);
  watch.on(['settings'], other);
  set({ settings: 7 });
  await expect(watch.look()).rejects.toThrow('not readable');
  await watch.look();
  expect([act.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
});

it('logs an outage of the database once, and calls its listeners for the missed changes after it', async () => {
  await watch.look();
  watch.on(['shown_reviews'], act);
  watch.start();
  read.mockRejectedValue(new Error('gone'));
  await passed(3000);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'changes not looked at');
  set({ shown_reviews: 7 });
  read.mockImplementation(async () => present);
  await passed(4000);
  expect(act).toHaveBeenCalledOnce();
});

it('reads nothing after it is stopped', async () => {
  watch.start();
  await passed(100);
  await watch.stop();
  const looks = read.mock.calls.length;
  await passed(5000);
  expect(read).toHaveBeenCalledTimes(looks);
});
