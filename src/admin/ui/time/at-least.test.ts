import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLeast } from './at-least.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the state of a promise after a time. */
async function after(ms: number, promise: Promise<unknown>): Promise<string> {
  let state = 'waiting';
  promise.then(
    () => (state = 'done'),
    () => (state = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return state;
}

it('atLeast settles after 300 ms at the earliest, also for a rejection', async () => {
  expect(await after(299, atLeast(Promise.resolve(1)))).toBe('waiting');
  expect(await after(300, atLeast(Promise.resolve(1)))).toBe('done');
  expect(await after(299, atLeast(Promise.reject(new Error('refused'))))).toBe('waiting');
  expect(await after(300, atLeast(Promise.reject(new Error('refused'))))).toBe('failed');
});

it('atLeast adds no delay to work that takes longer', async () => {
  const work = new Promise((resolve) => setTimeout(resolve, 500, 'answer'));
  const held = atLeast(work);
  expect(await after(500, held)).toBe('done');
  expect(await held).toBe('answer');
});
