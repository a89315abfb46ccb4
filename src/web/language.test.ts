import { describe, expect, it } from 'vitest';
import { splitPath } from '../domain/locale/locale.ts';
import { decideLanguage, readCookie } from './language.ts';

const decide = (
  target: string,
  headers: { cookie?: string; acceptLanguage?: string } = {},
  secure = false,
) => {
  const { pathname, search, searchParams } = new URL(target, 'http://site.invalid');
  const page = { ...splitPath(pathname), search, choice: searchParams.get('lang') };
  return decideLanguage(page, headers.cookie, headers.acceptLanguage, secure);
};

describe('the language of a page', () => {
  it('is French without any sign', () => {
    expect(decide('/')).toEqual({ locale: 'fr', negotiated: true });
  });

  it('is the prefix, whatever else is said', () => {
    const decision = decide('/en/faq?lang=es', { cookie: 'lang=pt', acceptLanguage: 'fr' });
    expect(decision).toEqual({ locale: 'en', negotiated: false });
  });

  it('sends a browser of another language to the prefixed page, with its query', () => {
    expect(decide('/faq?utm_source=x', { acceptLanguage: 'es-MX,es;q=0.9' }).redirect).toBe(
      '/es/faq?utm_source=x',
    );
    expect(decide('/', { acceptLanguage: 'pt' }).redirect).toBe('/pt');
  });

  it('lets the cookie win over the browser, and the address over the cookie', () => {
    expect(decide('/', { cookie: 'a=b; lang=fr', acceptLanguage: 'en' }).redirect).toBeUndefined();
    expect(decide('/?lang=en', { cookie: 'lang=fr' })).toMatchObject({
      locale: 'en',
      redirect: '/en?lang=en',
    });
  });

  it('keeps an explicit choice in a cookie, on the page that shows it', () => {
    expect(decide('/?lang=fr', { acceptLanguage: 'en' })).toMatchObject({
      locale: 'fr',
      cookie: 'lang=fr; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    });
    expect(decide('/en?lang=en', {}, true).cookie).toMatch(/; Secure$/);
    expect(decide('/en?lang=es').cookie).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    '../../etc',
    'FR',
    'fr-FR',
    'x'.repeat(10_000),
    '\u0000',
    'fr\r\nSet-Cookie: a=b',
  ])('ignores %j and never echoes it', (value) => {
    const decision = decide(`/?lang=${encodeURIComponent(value)}`, {
      cookie: `lang=${value}`,
      acceptLanguage: value,
    });
    expect(decision).toEqual({ locale: 'fr', negotiated: true });
  });
});

describe('a cookie', () => {
  it('is found by its exact name', () => {
    expect(readCookie('xlang=en; lang=es ; lang=pt', 'lang')).toBe('es');
    expect(readCookie('xlang=en', 'lang')).toBeUndefined();
    expect(readCookie(undefined, 'lang')).toBeUndefined();
  });
});
