import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLocale, isLocale, locales, localizePath, splitPath } from './locale.ts';

describe('isLocale', () => {
  it('accepts exactly the four languages', () => {
    expect(locales.filter(isLocale)).toEqual(['fr', 'en', 'es', 'pt']);
  });

  it.each([
    'EN',
    'Fr',
    ' en',
    'en ',
    'en-GB',
    'de',
    '',
    '__proto__',
    '0',
    'length',
    '<script>',
    '../en',
    'en\0',
    'e'.repeat(100_000),
  ])('refuses the text %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });

  it.each([undefined, null, 0, true, ['en'], { toString: () => 'en' }])(
    'refuses %j, which is not a text',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});

describe('splitPath', () => {
  it.each([
    ['/', 'fr', '/', false],
    ['/faq', 'fr', '/faq', false],
    ['/en', 'en', '/', true],
    ['/en/', 'en', '/', true],
    ['/es/faq', 'es', '/faq', true],
    ['/pt/guide-budget-youtube-ads', 'pt', '/guide-budget-youtube-ads', true],
    ['/pt/review/a/b', 'pt', '/review/a/b', true],
  ])('reads %s', (pathname, locale, path, prefixed) => {
    expect(splitPath(pathname)).toEqual({ locale, path, prefixed });
  });

  it.each(['/fr', '/fr/faq'])('does not read a prefix in %s: French pages have no prefix', (pathname) => {
    expect(splitPath(pathname)).toEqual({ locale: 'fr', path: pathname, prefixed: false });
  });

  it.each(['/english', '/EN/faq', '/en-GB/faq', '/%65n/faq', '/<en>/faq', '/de/faq'])(
    'finds no language in %s',
    (pathname) => {
      expect(splitPath(pathname)).toEqual({ locale: defaultLocale, path: pathname, prefixed: false });
    },
  );

  it.each([
    '//evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en///evil.example',
    '\\\\evil.example',
  ])('does not return the address of another site as the path: %s', (pathname) => {
    expect(splitPath(pathname).path).toBe('/evil.example');
  });

  it('returns a path of this site for any text', () => {
    // Not `fc.webPath()`: its first use maps every Unicode character, which takes seconds on a busy machine.
    const part = fc.constantFrom(...'/\\.?#@é\0', '//', '..', '%2f', '/en', '/fr', '/faq');
    const path = fc.array(fc.oneof(part, fc.string({ unit: 'grapheme' }))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), path), (pathname) => {
        expect(splitPath(pathname).path).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});

describe('localizePath', () => {
  it.each([
    ['fr', '/', '/'],
    ['fr', '/faq', '/faq'],
    ['fr', '/#contact', '/#contact'],
    ['en', '/', '/en'],
    ['en', '/faq', '/en/faq'],
    ['es', '/#contact', '/es#contact'],
    ['pt', '/faq#prix', '/pt/faq#prix'],
  ] as const)('for %s and %s returns %s', (locale, path, address) => {
    expect(localizePath(locale, path)).toBe(address);
  });

  it('returns an address that splitPath splits into the same language and path', () => {
    const segment = fc.stringMatching(/^[a-z][a-z0-9-]{3,12}$/);
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(fc.constantFrom(...locales), path, (locale, page) => {
        const prefixed = locale !== defaultLocale;
        expect(splitPath(localizePath(locale, page))).toEqual({ locale, path: page, prefixed });
      }),
    );
  });
});
