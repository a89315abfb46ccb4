import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../tests/processor-time.ts';
import { isLocale } from './locale.ts';
import { negotiateLocale, preferredLocale } from './negotiate.ts';

const none = { query: undefined, cookie: undefined, acceptLanguage: undefined };

const hostile = [
  '<b>en</b>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '..%2f..%2fen',
  'en/../es',
  'en\r\nSet-Cookie: lang=es',
  'en\0',
  'EN',
  'En',
  'en-GB',
  'en ',
  '',
  'xx',
  '__proto__',
  'constructor',
  'en'.repeat(50_000),
];

describe('negotiateLocale', () => {
  it('returns French without hints', () => {
    expect(negotiateLocale(none)).toBe('fr');
    expect(negotiateLocale({ query: null, cookie: null, acceptLanguage: null })).toBe('fr');
    expect(negotiateLocale({ query: '', cookie: '', acceptLanguage: '' })).toBe('fr');
  });

  it('prefers the language of the address to that of the cookie, and both to that of the browser', () => {
    expect(negotiateLocale({ query: 'es', cookie: 'pt', acceptLanguage: 'en' })).toBe('es');
    expect(negotiateLocale({ ...none, cookie: 'pt', acceptLanguage: 'en' })).toBe('pt');
    expect(negotiateLocale({ ...none, acceptLanguage: 'en' })).toBe('en');
  });

  it('returns French to a visitor who chose French, even if the browser prefers another language', () => {
    expect(negotiateLocale({ query: 'fr', cookie: 'en', acceptLanguage: 'es' })).toBe('fr');
    expect(negotiateLocale({ ...none, cookie: 'fr', acceptLanguage: 'es' })).toBe('fr');
  });

  it.each(hostile)('ignores the invalid choice %j', (value) => {
    expect(negotiateLocale({ query: value, cookie: value, acceptLanguage: 'pt' })).toBe('pt');
    expect(negotiateLocale({ ...none, query: value, cookie: 'es' })).toBe('es');
    expect(negotiateLocale({ ...none, query: value })).toBe('fr');
  });

  it('returns one of the four languages for any hints', () => {
    const hint = fc.option(fc.oneof(fc.string({ maxLength: 400 }), fc.constantFrom(...hostile)));
    fc.assert(
      fc.property(hint, hint, hint, (query, cookie, acceptLanguage) => {
        expect(isLocale(negotiateLocale({ query, cookie, acceptLanguage }))).toBe(true);
      }),
    );
  });
});

describe('preferredLocale', () => {
  it.each([
    ['es', 'es'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7', 'pt'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.3,es;q=0.9', 'es'],
    ['en;q=0.8,es;q=0.8', 'en'],
    ['en;q=0.899,es;q=0.9', 'es'],
    ['de, es;q=0.001', 'es'],
    ['EN-gb', 'en'],
    ['  es  ;  q=0.5  , fr ; q=0.4', 'es'],
    ['en; q = 0.5, es;Q=0.7', 'es'],
    ['es;q=1.000', 'es'],
    ['pt;level=1;q=0.2,en;q=0.3', 'en'],
    ['zh-Hant-TW,fr-CA;q=0.1', 'fr'],
  ])('reads %s as %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });

  it.each([
    undefined,
    null,
    '',
    '*',
    '*;q=0.5',
    'de',
    'de,it;q=0.5',
    ',,,',
    ';q=1',
    'eng',
    'en_GB',
    'en;q=0',
  ])('returns undefined for %j', (header) => {
    expect(preferredLocale(header)).toBeUndefined();
  });

  it('ignores `*`, which names no language', () => {
    expect(preferredLocale('*,es;q=0.1')).toBe('es');
  });

  it('ignores a language with the weight 0', () => {
    expect(preferredLocale('en;q=0,es;q=0.1')).toBe('es');
    expect(preferredLocale('en;q=0.000,es;q=0.1')).toBe('es');
  });

  it.each(['2', '1.5', '-1', '1e9', 'high', '', '0x1', 'Infinity', 'NaN', '1.001', '<script>'])(
    'ignores a language whose weight is %j',
    (weight) => {
      expect(preferredLocale(`en;q=${weight},es;q=0.1`)).toBe('es');
    },
  );

  it('reads only the first 200 characters', () => {
    const filler = 'xx,'.repeat(70);
    expect(preferredLocale(`${filler}en`)).toBeUndefined();
    expect(preferredLocale(`es;q=0.5,${filler}en`)).toBe('es');
  });

  it('ignores the part in which a long header is cut', () => {
    // Cut after 200 characters, this header ends in `en;q`, which would count with the full weight.
    const cutInWeight = `es;q=0.5,${'x'.repeat(186)},en;q=0.1`;
    expect(cutInWeight.slice(0, 200)).toMatch(/,en;q$/);
    expect(preferredLocale(cutInWeight)).toBe('es');
    // Cut after 200 characters, this header ends in `es`, the beginning of Estonian's three-letter code.
    const cutInName = `${'x'.repeat(197)},est`;
    expect(cutInName.slice(0, 200)).toMatch(/,es$/);
    expect(preferredLocale(cutInName)).toBeUndefined();
  });

  it('reads three malicious headers of several megabytes in less than 500 ms of processor time', () => {
    const headers = ['en;'.repeat(1_000_000), `en;q=0.${'0'.repeat(5_000_000)}`, ' '.repeat(5_000_000)];
    for (const header of headers) expect(processorMs(() => preferredLocale(header))).toBeLessThan(500);
  });
});
