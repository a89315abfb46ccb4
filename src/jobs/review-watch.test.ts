import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReviewWatch, type ReviewWatch } from './review-watch.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const read = vi.fn<() => Promise<{ reviews: number; votes: number }>>();
const changed = vi.fn();
let now: number;
let votes: number;
let watch: ReviewWatch;
beforeEach(() => {
  vi.useFakeTimers();
  now = 5;
  votes = 8;
  read.mockImplementation(async () => ({ reviews: now, votes }));
  watch = createReviewWatch({ revision: { read }, log }, 500);
});
afterEach(async () => {
  await watch.stop();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('tells of a change once, within half a second', async () => {
  await watch.start(changed);
  await vi.advanceTimersByTimeAsync(2000);
  expect(changed).not.toHaveBeenCalled();
  now = 6;
  await vi.advanceTimersByTimeAsync(500);
  expect(changed).toHaveBeenCalledOnce();
  now = 3;
  await vi.advanceTimersByTimeAsync(500);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('tells of the first vote at once, of those that follow together, and of a decision in between', async () => {
  await watch.start(changed);
  for (let second = 0; second < 12; second += 1) {
    votes += 1;
    await vi.advanceTimersByTimeAsync(1000);
  }
  // At 0.5, 5.5 and 10.5 seconds.
  expect(changed).toHaveBeenCalledTimes(3);
  now = 6;
  await vi.advanceTimersByTimeAsync(500);
  expect(changed).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(changed).toHaveBeenCalledTimes(4);
  votes += 1;
  await vi.advanceTimersByTimeAsync(500);
  expect(changed).toHaveBeenCalledTimes(5);
});

it('has told when a look resolves, also when one was under way', async () => {
  await watch.start(changed);
  const early = watch.look();
  now = 6;
  await Promise.all([early, watch.look()]);
  expect(changed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(500);
  expect(changed).toHaveBeenCalledOnce();
});

it('does not read before it is started, nor after it was stopped', async () => {
  await watch.look();
  expect(read).not.toHaveBeenCalled();
  await watch.start(changed);
  await watch.stop();
  now = 9;
  await vi.advanceTimersByTimeAsync(5000);
  await watch.look();
  expect(read).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
});

it('goes on when the database does not answer, complains once, and tells what it missed', async () => {
  await watch.start(changed);
  read.mockRejectedValue(new Error('gone'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(log.error).toHaveBeenCalledOnce();
  now = 7;
  read.mockImplementation(async () => ({ reviews: now, votes }));
  await vi.advanceTimersByTimeAsync(500);
  expect(changed).toHaveBeenCalledOnce();
});
