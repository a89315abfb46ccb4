import { expect, it } from 'vitest';
import { centsAsTyped, euroCents } from './euro-cents.ts';

it.each([
  ['1500', 150_000],
  ['1 500,50', 150_050],
  ['1\u202f500 €', 150_000],
  ['1.500', 150_000],
  ['€1,500.5', 150_050],
  ['0,07', 7],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['-5', undefined],
  ['12,345,6', undefined],
  ['1’000', 100_000],
  ["1'000.50", 100_050],
  ['1 000 EUR', 100_000],
  ['1 500 euros', 150_000],
  ['١٥٠٠', 150_000],
  ['999 999 999,99', 99_999_999_999],
  ['1 000 000 000', undefined],
  ['0,005', undefined],
  ['1,2345', undefined],
  ['1,2,3', undefined],
  ['douze', undefined],
])('euroCents reads the amount %j as %j cents', (typed, cents) => expect(euroCents(typed)).toBe(cents));

it.each([150_000, 150_050, 7, 0])('euroCents reads %j cents as centsAsTyped writes them', (cents) => {
  expect(euroCents(centsAsTyped(cents, ','))).toBe(cents);
  expect(euroCents(centsAsTyped(cents, '.'))).toBe(cents);
});
