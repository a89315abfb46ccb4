import { afterEach, expect, it, vi } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives another key each time', () => {
  expect(newIdempotencyKey()).toMatch(/^[\da-f-]{36}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

it('works on a page without https, where randomUUID is missing', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newIdempotencyKey()).toMatch(/^[\da-f]{32}$/);
});
