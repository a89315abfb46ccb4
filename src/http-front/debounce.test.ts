import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('acts once after the last of several calls, and again after a later call', () => {
  const act = vi.fn();
  const soon = debounce(act, 1000);
  soon();
  vi.advanceTimersByTime(900);
  soon();
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  soon();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
});
