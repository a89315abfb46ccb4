import { afterEach, expect, it, vi } from 'vitest';
import { emptyWindow } from '../../tests/empty-window.ts';

afterEach(() => vi.useRealTimers());

it.each(['_ga=1; path=/', '_ga=1; path=/; max-age=0'])(
  'emptyWindow removes %s even for a test that sets the clock back',
  (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store API
    document.cookie = cookie;
    emptyWindow();
    vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) });
    expect(document.cookie).toBe('');
  },
);
