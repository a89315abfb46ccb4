import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPoll } from './poll.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

function pollOf(read: () => Promise<void>) {
  return createPoll(read, { everyMs: 500, complaint: 'not looked at', log });
}

it('looks again and again once it is started, until it is stopped', async () => {
  const read = vi.fn(async () => {});
  const poll = pollOf(read);
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).not.toHaveBeenCalled();
  poll.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledTimes(4);
  await poll.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toHaveBeenCalledTimes(4);
});

it('looks less and less often while it fails, every five seconds at least, and says so once an outage', async () => {
  const read = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
  const poll = pollOf(read);
  poll.start();
  // After 0.5, 1, 2, 4, 5 and 5 seconds.
  await vi.advanceTimersByTimeAsync(17_500);
  expect(read).toHaveBeenCalledTimes(6);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'not looked at');
  read.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(6000);
  expect(read).toHaveBeenCalledTimes(9);
  read.mockRejectedValue(new Error('gone again'));
  await vi.advanceTimersByTimeAsync(500);
  expect(log.error).toHaveBeenCalledTimes(2);
  await poll.stop();
});

it('never has two looks under way, and waits for the last one when it stops', async () => {
  let underWay = 0;
  let most = 0;
  const poll = pollOf(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 700));
    underWay -= 1;
  });
  poll.start();
  await vi.advanceTimersByTimeAsync(600);
  const looked = Promise.all([poll.look(), poll.look()]);
  const stopped = poll.stop().then(() => underWay);
  await vi.advanceTimersByTimeAsync(5000);
  await looked;
  expect([most, await stopped]).toEqual([1, 0]);
});

it('tells whoever looks that it failed, and goes on', async () => {
  const read = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone'));
  const poll = pollOf(read);
  await expect(poll.look()).rejects.toThrow('gone');
  await poll.look();
  expect(read).toHaveBeenCalledTimes(2);
});
