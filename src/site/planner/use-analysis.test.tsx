import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialState } from './planner-state.ts';
import { useAnalysis } from './use-analysis.ts';

const answers = {
  ...initialState('2027-01-15').answers,
  genre: 'rap' as const,
  email: 'nova@example.com',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { score: 91 } }, { status: 201 }));
});
afterEach(() => {
  cleanup();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('an analysis after another one begins with its loading, never with the outcome before it', async () => {
  const shown: string[] = [];
  const { rerender } = renderHook(
    ({ wanted }) => {
      const { analysis } = useAnalysis(wanted, answers, 'fr');
      if (wanted) shown.push(analysis.state);
    },
    { initialProps: { wanted: true } },
  );
  const passes = () => act(() => vi.advanceTimersByTimeAsync(2000));
  await passes();
  expect(shown.at(-1)).toBe('done');
  rerender({ wanted: false });
  shown.length = 0;
  rerender({ wanted: true });
  expect(new Set(shown)).toEqual(new Set(['running']));
  await passes();
  expect(shown.at(-1)).toBe('done');
});
