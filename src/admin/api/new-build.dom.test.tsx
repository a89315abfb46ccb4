import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MINUTE_MS = 60_000;

/** A fresh module, whose tab loaded the build `aaaa`. */
async function opened() {
  const { noteBuild, useNewBuild } = await import('./new-build.ts');
  const { result } = renderHook(() => useNewBuild());
  const note = (build: string | null, now: number) => {
    act(() => noteBuild(build, now));
    return result.current;
  };
  return note;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="admin" data-build="aaaa"></div>';
});
afterEach(() => vi.resetModules());

it('a new build is ready once two answers of it arrived within a minute, and stays so', async () => {
  const note = await opened();
  expect(note('aaaa', 0)).toBe(false);
  expect(note('bbbb', 1000)).toBe(false);
  expect(note('aaaa', 2000)).toBe(false);
  expect(note('bbbb', MINUTE_MS)).toBe(true);
  expect(note('aaaa', MINUTE_MS + 1)).toBe(true);
});

it('one answer that refuses a call of this build is enough', async () => {
  const note = await opened();
  const { buildHeader, noteOutdated } = await import('./new-build.ts');
  expect(buildHeader()).toEqual({ 'x-build': 'aaaa' });
  expect(note('bbbb', 0)).toBe(false);
  act(() => noteOutdated());
  expect(note('aaaa', 1)).toBe(true);
});

it('one answer of another build, two different ones, or answers without a build are no new build', async () => {
  const note = await opened();
  expect([note(null, 0), note('', 1), note('bbbb', 2), note('cccc', 3)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(note('cccc', 3 + MINUTE_MS)).toBe(false);
});

it('a document without a build asks for no reload', async () => {
  document.body.innerHTML = '<div id="admin"></div>';
  const note = await opened();
  expect([note('bbbb', 1), note('bbbb', 2)]).toEqual([false, false]);
});
