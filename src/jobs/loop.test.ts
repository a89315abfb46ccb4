import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoop, loopSuccesses } from './loop.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const loopOf = (look: () => Promise<unknown>) =>
  createLoop(look, { name: 'queues', pauseMs: 500, complaint: 'not looked at', log });
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('calls its function at the start and after each pause until it is stopped', async () => {
  const look = vi.fn(async () => {});
  const loop = loopOf(look);
  await passed(5000);
  expect(look).not.toHaveBeenCalled();
  loop.start();
  await passed(2000);
  expect(look).toHaveBeenCalledTimes(5);
  await loop.stop();
  await passed(5000);
  expect(look).toHaveBeenCalledTimes(5);
});

it('pauses for the time that a call returns, and after `Infinity` until it is woken', async () => {
  const look = vi.fn<() => Promise<number>>().mockResolvedValueOnce(3000).mockResolvedValue(Infinity);
  const loop = loopOf(look);
  loop.start();
  await passed(2999);
  expect(look).toHaveBeenCalledTimes(1);
  await passed(100_000);
  expect(look).toHaveBeenCalledTimes(2);
  loop.wake();
  await passed(0);
  expect(look).toHaveBeenCalledTimes(3);
  await loop.stop();
});

it('calls its function again without a pause when it was woken during a call', async () => {
  const look = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 200)));
  const loop = loopOf(look);
  loop.start();
  await passed(100);
  loop.wake();
  await passed(100);
  expect(look).toHaveBeenCalledTimes(2);
  await passed(600);
  expect(look).toHaveBeenCalledTimes(2);
  const stopped = loop.stop();
  await passed(500);
  await stopped;
});

it('doubles its pauses up to four seconds while calls fail, and logs each outage once', async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
  const loop = loopOf(look);
  loop.start();
  // At 0, 1, 3, 7, 11 and 15 seconds.
  await passed(15_000);
  expect(look).toHaveBeenCalledTimes(6);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'not looked at');
  look.mockResolvedValue();
  await passed(5000);
  expect(look).toHaveBeenCalledTimes(9);
  look.mockRejectedValue(new Error('gone again'));
  await passed(500);
  expect(log.error).toHaveBeenCalledTimes(2);
  await loop.stop();
});

it('ignores `wake` while calls fail', async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
  const loop = loopOf(look);
  loop.start();
  for (let i = 0; i < 100; i += 1) {
    loop.wake();
    await passed(100);
  }
  expect(look.mock.calls.length).toBeLessThanOrEqual(5);
  await loop.stop();
});

it('never runs two calls at once, and waits for the last call when it stops', async () => {
  let underWay = 0;
  let most = 0;
  const loop = loopOf(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 700));
    underWay -= 1;
  });
  loop.start();
  await passed(600);
  const looked = Promise.all([loop.look(), loop.look()]);
  const stopped = loop.stop().then(() => underWay);
  await passed(5000);
  await looked;
  expect([most, await stopped]).toEqual([1, 0]);
});

it('rejects a single call that fails, and succeeds at the next call', async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone'));
  const loop = loopOf(look);
  await expect(loop.look()).rejects.toThrow('gone');
  await loop.look();
  expect(look).toHaveBeenCalledTimes(2);
});

it('can be stopped before it is started', async () => {
  await expect(loopOf(async () => {}).stop()).resolves.toBeUndefined();
});

it('notes when its function last succeeded, and no failure', async () => {
  const look = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new Error('away'));
  const began = Date.now();
  const loop = loopOf(look);
  loop.start();
  await passed(0);
  expect(loopSuccesses.get('queues')).toBe(began);
  await passed(5000);
  expect(look.mock.calls.length).toBeGreaterThan(2);
  expect(loopSuccesses.get('queues')).toBe(began);
  await loop.stop();
});
