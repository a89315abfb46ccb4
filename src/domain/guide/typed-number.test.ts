import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { locales } from '../locale/locale.ts';
import { readTypedNumber } from './typed-number.ts';

describe('readTypedNumber', () => {
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
    ['fr', '1’000', 1000],
    ['fr', "1'000", 1000],
    ['fr', "1'000'000.50", 1_000_000.5],
    ['fr', '1’000.–', 1000],
    ['fr', '500,-', 500],
    ['fr', '1 000 EUR', 1000],
    ['fr', 'EUR 1 000', 1000],
    ['fr', '1 500 euros', 1500],
    ['fr', '1 euro', 1],
    ['fr', '€ -5', -5],
    ['fr', '\u202a1\u202f500\u202c', 1500],
    ['fr', '1\u200b500', 1500],
    ['fr', '١٠٠٠', 1000],
    ['fr', '١٬٠٠٠', 1000],
    ['fr', '١٬٠٠٠٫٥', 1000.5],
    ['fr', '۱۵۰۰', 1500],
    ['fr', '१५००', 1500],
    ['fr', '１５００', 1500],
    ['fr', '𝟣𝟧𝟢𝟢', 1500],
    ['fr', '1,500.50', 1500.5],
    ['fr', '1,500,000', 1_500_000],
    ['fr', '1500.500', 1500.5],
    ['en', '1.500,50', 1500.5],
    ['en', '1.500.000', 1_500_000],
    ['es', '1.000', 1000],
    ['pt', '1.000', 1000],
    ['pt', '1.000,50', 1000.5],
  ] as const)('reads in the locale %s the text "%s" as %d', (locale, typed, value) => {
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
    'Infinity',
    '500 1000',
    '1 00',
    '1’0',
    "'500",
    '500 à 1000',
    '500-1000',
    '2k',
    '1 000 $',
    'euros',
    '1,500,00',
    '1.50.000',
    '1,500.000,5',
  ])('returns undefined for %j in every locale', (typed) => {
    for (const locale of locales) expect(readTypedNumber(locale, typed)).toBeUndefined();
  });

  it('reads 100,000 and 100.000 as a hundred thousand in every locale when the number is whole', () => {
    for (const locale of locales) {
      for (const typed of ['100,000', '100.000', '100 000', '100000']) {
        expect(readTypedNumber(locale, typed, true)).toBe(100_000);
      }
      expect(readTypedNumber(locale, '2.5', true)).toBe(2.5);
      expect(readTypedNumber(locale, '1000,50', true)).toBe(1000.5);
      expect(readTypedNumber(locale, '0.500', true)).toBe(0.5);
    }
  });

  it('never throws and never returns NaN', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.string(), fc.boolean(), (locale, typed, whole) => {
        expect(readTypedNumber(locale, typed, whole)).not.toBeNaN();
      }),
    );
  });
});

it('reads a long text of separators within 20 ms of processor time', () => {
  for (const part of [' ', '.', ',', "'", '1 ', '1,', '1.', '-', '€', '٠', '1'])
    expect(processorMs(() => readTypedNumber('fr', `1${part.repeat(16_000)}a`))).toBeLessThan(20);
});
