import { expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

it.each([
  ['lea@example.com', 'lea@example.com'],
  [' Lea@Example.COM\n', 'lea@example.com'],
  ['le\u0301a@example.com', 'l\u00e9a@example.com'],
  ['\u2068<lea@example.com>\u2069', 'lea@example.com'],
  ['lea@Caf\u00e9.fr', 'lea@xn--caf-dma.fr'],
  ['lea@cafe\u0301.fr', 'lea@xn--caf-dma.fr'],
  ['lea@127.1', 'lea@127.1'],
  ['l\u00e9a', 'l\u00e9a'],
])('normalizeEmail turns %j into %j', (typed, known) => {
  expect(normalizeEmail(typed)).toBe(known);
  expect(normalizeEmail(known)).toBe(known);
});
