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
  it('is French when neither the address nor the visitor states a language', () => {
    expect(decide('/')).toEqual({ locale: 'fr', negotiated: true });
  });

  it('is the language of the prefix, whatever the query, the cookie and the browser’s languages are', () => {
    const decision = decide('/en/faq?lang=es', { cookie: 'lang=pt', acceptLanguage: 'fr' });
    expect(decision).toEqual({ locale: 'en', negotiated: false });
  });

  it('redirects a browser of another language to the prefixed page and keeps the query', () => {
    expect(decide('/faq?utm_source=x', { acceptLanguage: 'es-MX,es;q=0.9' }).redirect).toBe(
      '/es/faq?utm_source=x',
    );
    expect(decide('/', { acceptLanguage: 'pt' }).redirect).toBe('/pt');
  });

  it('is taken from the cookie before the browser, and from the address before the cookie', () => {
    expect(decide('/', { cookie: 'a=b; lang=fr', acceptLanguage: 'en' }).redirect).toBeUndefined();
    expect(decide('/?lang=en', { cookie: 'lang=fr' })).toMatchObject({
      locale: 'en',
      redirect: '/en?lang=en',
    });
  });

  it('is stored in a cookie when it was chosen explicitly and the page is in this language', () => {
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
  ])('is French for the invalid value %j, which is never returned', (value) => {
    const decision = decide(`/?lang=${encodeURIComponent(value)}`, {
      cookie: `lang=${value}`,
      acceptLanguage: value,
    });
    expect(decision).toEqual({ locale: 'fr', negotiated: true });
  });
});

describe('readCookie', () => {
  it('finds a cookie by its exact name', () => {
    expect(readCookie('xlang=en; lang=es ; lang=pt', 'lang')).toBe('es');
    expect(readCookie('xlang=en', 'lang')).toBeUndefined();
    expect(readCookie(undefined, 'lang')).toBeUndefined();
  });
});
