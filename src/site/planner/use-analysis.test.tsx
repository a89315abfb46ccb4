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

it('a second analysis starts with the loading view, never with the result of the first', async () => {
  const shown: string[] = [];
  const { rerender } = renderHook(
    ({ wanted }) => {
      const { analysis } = useAnalysis(wanted, answers, 'fr', true);
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

it('an analysis without an address sends only the questions, and stores nothing in the browser', async () => {
  const sent: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return Response.json({ success: true, data: { score: 60 } });
  });
  const { result } = renderHook(() => useAnalysis(true, answers, 'fr', false));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.analysis.state).toBe('done');
  expect(sent.map(([url]) => url)).toEqual(['/api/planner/analysis']);
  expect(Object.keys(sent[0]?.[1] ?? {}).sort()).toEqual(
    ['budget', 'genre', 'locale', 'releaseDate', 'releaseType', 'territories'].sort(),
  );
  expect(localStorage.length).toBe(0);
});

it('a failed analysis without an address is not stored, and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  const { result } = renderHook(() => useAnalysis(true, answers, 'fr', false));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.analysis).toEqual({ state: 'failed', kept: false });
  expect(localStorage.length).toBe(0);
});
