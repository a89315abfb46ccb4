import { afterEach, expect, it, vi } from 'vitest';
import { createHousekeeper } from './housekeeper.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('tidies up at the start and every day, until it stops', async () => {
  vi.useFakeTimers();
  const consents = { save: vi.fn(), forget: vi.fn().mockRejectedValueOnce(new Error('gone')) };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const housekeeper = createHousekeeper({ clock: { now: Date.now }, consents, log });
  housekeeper.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(consents.forget).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * 86_400_000);
  expect(consents.forget).toHaveBeenCalledTimes(3);
  await housekeeper.stop();
  await vi.advanceTimersByTimeAsync(2 * 86_400_000);
  expect(consents.forget).toHaveBeenCalledTimes(3);
  expect(log.error).not.toHaveBeenCalled();
});
