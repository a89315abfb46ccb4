import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locale/locale.ts';
import { readTypedNumber } from './typed-number.ts';

describe('a number as people type it', () => {
  it.each([
    ['fr', '100 000', 100_000],
    ['fr', '100\u00a0000', 100_000],
    ['fr', '100\u202f000', 100_000],
    ['fr', ' 1500 € ', 1500],
    ['fr', '1 500,50', 1500.5],
    ['fr', '1500.5', 1500.5],
    ['fr', '0.005', 0.005],
    ['fr', '1.500', 1500],
    ['fr', '1.500,5', 1500.5],
    ['fr', ',5', 0.5],
    ['fr', '5,', 5],
    ['fr', '+5', 5],
    ['fr', '-5', -5],
    ['fr', '−5', -5],
    ['fr', '007', 7],
    ['en', '100,000', 100_000],
    ['en', '€1,500.50', 1500.5],
    ['en', '1.500', 1.5],
    ['en', '0,5', 0.5],
    ['es', '1.500.000,5', 1_500_000.5],
    ['es', '1,500', 1.5],
    ['pt', '€ 1.500', 1500],
    ['pt', '9'.repeat(400), Number.POSITIVE_INFINITY],
  ] as const)('%s: %s is %d', (locale, typed, value) => {
    expect(readTypedNumber(locale, typed)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '€',
    '-',
    '.',
    ',',
    'abc',
    '12a',
    '1e5',
    '0x10',
    '1,2,3',
    '1.2.3',
    '1.50,5,5',
    '--5',
    '٥',
    'Infinity',
  ])('%j is none, in any language', (typed) => {
    for (const locale of locales) expect(readTypedNumber(locale, typed)).toBeUndefined();
  });

  it('is a hundred thousand in every language where only whole numbers make sense', () => {
    for (const locale of locales) {
      for (const typed of ['100,000', '100.000', '100 000', '100000']) {
        expect(readTypedNumber(locale, typed, true)).toBe(100_000);
      }
      expect(readTypedNumber(locale, '2.5', true)).toBe(2.5);
    }
  });

  it('of any kind never throws and is never NaN', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.string(), fc.boolean(), (locale, typed, whole) => {
        expect(readTypedNumber(locale, typed, whole)).not.toBeNaN();
      }),
    );
  });
});
