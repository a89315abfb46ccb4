import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

it('randomId returns a different UUID each time', () => {
  const ids = Array.from({ length: 20 }, randomId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(20);
});

it('randomId works on a page without https, where randomUUID is missing', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 20 }, randomId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(20);
});
