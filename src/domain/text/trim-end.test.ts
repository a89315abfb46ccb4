import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { trimEnd } from './trim-end.ts';

it.each([
  ['/a//', '/', '/a'],
  ['/a//b', '/', '/a//b'],
  ['///', '/', ''],
  ['', '/', ''],
  ['Bonsoir…, ', /[\s.…,]/u, 'Bonsoir'],
])('trimEnd returns %j without %s at its end', (text, signs, trimmed) => {
  expect(trimEnd(text, signs)).toBe(trimmed);
});

it('trimEnd takes less than 20 ms of processor time for a long run of signs before the end', () => {
  const text = `/a${'/'.repeat(1_000_000)}b`;
  expect(processorMs(() => trimEnd(text, '/'))).toBeLessThan(20);
});
