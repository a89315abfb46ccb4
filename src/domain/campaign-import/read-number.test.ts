import { expect, it } from 'vitest';
import { decimalSignOf, readCost, readCount, readNumber } from './read-number.ts';

it('decides the decimal sign once, from the cells with money', () => {
  expect(decimalSignOf(['1,020.50', '15'], null)).toBe('point');
  expect(decimalSignOf(['1.020,50', '8651,95'], null)).toBe('comma');
  expect(decimalSignOf(['12,34'], 'en')).toBe('comma');
  expect(decimalSignOf(['1.247'], 'es')).toBe('comma');
  expect(decimalSignOf(['1.247'], null)).toBeUndefined();
  expect(decimalSignOf(['12', '--'], null)).toBe('point');
});

it.each([
  ['1\u202f020,50', 'comma', 1020.5],
  ['1.247', 'comma', 1247],
  ['$1,234.56', 'point', 1234.56],
  ['R$ 1.234,56', 'comma', 1234.56],
  ['12,00 €', 'comma', 12],
  ['48.12 EUR', 'point', 48.12],
  ['-3,5', 'comma', -3.5],
] as const)('reads %s with a decimal %s', (cell, sign, value) => {
  expect(readNumber(cell, sign)).toBe(value);
});

it('tells a figure that is not reported from an unreadable one', () => {
  for (const cell of ['', '--', ' --', '-', '—']) expect(readNumber(cell, 'comma')).toBeNull();
  for (const cell of ['n/d', '1.020.50', '1e9', '=1+1', '12,34,5', '999999999999999'])
    expect(readNumber(cell, 'point')).toBeUndefined();
});

it('rounds a cost to 1/10 000, and refuses a part of a view', () => {
  expect(readCost('0.1', 'point')).toBe(1000);
  expect(readCost('0.00005', 'point')).toBe(1);
  expect(readCount('10.5', 'point')).toBeUndefined();
  expect(readCount('-1', 'point')).toBeUndefined();
  expect(readCount('10,500', 'point')).toBe(10_500);
});
