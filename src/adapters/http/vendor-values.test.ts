import { expect, it } from 'vitest';
import { identifier, moment, webAddress } from './vendor-values.ts';

it.each([
  ['2026-09-12T10:00:00Z', Date.UTC(2026, 8, 12, 10)],
  ['2026-09-12T10:00:00', Date.UTC(2026, 8, 12, 10)],
  ['2026-09-12T10:00:00.123+02:00', Date.UTC(2026, 8, 12, 8, 0, 0, 123)],
  ['2026-09-12', Date.UTC(2026, 8, 12)],
  [1_790_000_000, 1_790_000_000_000],
  [1_790_000_000_000, 1_790_000_000_000],
])('moment reads %j as a time', (value, expected) => {
  expect(moment(value)).toBe(expected);
});

it.each<unknown>([
  '',
  'yesterday',
  '2026-13-45',
  '0001-01-01',
  'x'.repeat(99),
  Number.NaN,
  1e300,
  -1,
  null,
  {},
  [],
])('moment returns null for %j', (value) => {
  expect(moment(value)).toBeNull();
});

it.each<unknown>([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '/a',
  'https://user:pass@example.com/',
  `https://example.com/${'a'.repeat(2000)}`,
  '',
  4,
  null,
])('webAddress returns null for %j', (value) => {
  expect(webAddress(value)).toBeNull();
});

it('webAddress writes an address as a browser does, and accepts only the given protocols', () => {
  expect(webAddress('HTTPS://Example.com/a b"<')).toBe('https://example.com/a%20b%22%3C');
  expect(webAddress('http://example.com/', ['https:'])).toBeNull();
});

it('identifier accepts texts and whole numbers only', () => {
  expect([identifier('a'), identifier(7), identifier(0.5), identifier(''), identifier({})]).toEqual([
    'a',
    '7',
    null,
    null,
    null,
  ]);
});
