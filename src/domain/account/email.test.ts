import { expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

it.each([
  ['lea@example.com', 'lea@example.com'],
  [' Lea@Example.COM\n', 'lea@example.com'],
  ['le\u0301a@example.com', 'l\u00e9a@example.com'],
])('normalizeEmail turns %j into %j', (typed, known) => {
  expect(normalizeEmail(typed)).toBe(known);
  expect(normalizeEmail(known)).toBe(known);
});
