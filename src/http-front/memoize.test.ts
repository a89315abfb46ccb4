import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('computes a result once, and evicts the oldest result when the cache is full', () => {
  const compute = vi.fn((text: string) => text.toUpperCase());
  const upper = memoize(compute, 2);
  expect([upper('a'), upper('a'), upper('b'), upper('c'), upper('a')]).toEqual(['A', 'A', 'B', 'C', 'A']);
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});

it('does not cache the results of long texts', () => {
  const compute = vi.fn((text: string) => text.length);
  const length = memoize(compute, 10, 3);
  expect([length('long'), length('long')]).toEqual([4, 4]);
  expect(compute).toHaveBeenCalledTimes(2);
});
