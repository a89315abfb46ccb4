import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { negotiateLocale } from '../../domain/locale/negotiate.ts';
import { LANGUAGE_COOKIE } from '../language.ts';
import { etagOf } from '../stored-response.ts';
import { cachingUntil, OUTAGE_S, publicCaching } from './edge-cache.ts';

const configuration = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');

/** The rows of a `map` of the shipped configuration: the regular expression or text, and the value. */
const rowsOf = (result: string) => {
  const [, rows = ''] = new RegExp(`map [^\\n]+ \\$${result} \\{([^}]*)\\}`).exec(configuration) ?? [];
  return [...rows.matchAll(/^\s*"([^"]*)" (\w+);/gm)].map(([, key = '', value]) => ({ key, value }));
};
const mapped = (result: string, text: string, missing: string) =>
  rowsOf(result).find(({ key }) =>
    key.startsWith('~*')
      ? new RegExp(key.slice(2), 'i').test(text)
      : key.startsWith('~')
        ? new RegExp(key.slice(1)).test(text)
        : key === text,
  )?.value ?? missing;

it('the cache in front calls a visitor French only whom the site calls French', () => {
  const language = fc.constantFrom(
    'fr',
    'fr-FR',
    'FR-ca',
    'en',
    'en-GB',
    'es',
    'pt-BR',
    'de',
    '*',
    'frr',
    'fra',
    '',
  );
  const weight = fc.constantFrom('', ';q=1', ';q=0', ';q=0.9', '; q=0.5', ';q=x');
  const header = fc
    .array(fc.tuple(language, weight), { maxLength: 4 })
    .chain((parts) =>
      fc.constantFrom(', ', ',', ' ,').map((comma) => parts.map((part) => part.join('')).join(comma)),
    );
  const cookie = fc.constantFrom('', ...locales, 'xx', 'FR', 'fr ');
  let french = 0;
  fc.assert(
    fc.property(header, cookie, (acceptLanguage, chosen) => {
      const accepts = mapped('accepts', acceptLanguage, 'other');
      if (mapped('language', `${chosen}|${accepts}`, 'other') !== 'fr') return;
      french += 1;
      expect(negotiateLocale({ query: null, cookie: chosen, acceptLanguage })).toBe('fr');
    }),
    { numRuns: 20_000 },
  );
  expect(french).toBeGreaterThan(1000);
  expect(configuration).toContain(`$cookie_${LANGUAGE_COOKIE}|`);
});

it('a page is kept for a week without the site, and never after the moment at which it is withdrawn', () => {
  const now = 1e12;
  expect(publicCaching()).toBe('public, max-age=0, s-maxage=1, stale-if-error=604800, must-revalidate');
  expect(cachingUntil(Number.POSITIVE_INFINITY, now)).toBe(publicCaching(OUTAGE_S));
  expect(cachingUntil(now + 3_600_500, now)).toBe(publicCaching(3600));
  expect(cachingUntil(now - 1, now)).toBe(publicCaching(0));
});

it('the validator covers body and headers, but not how long a copy may be kept', () => {
  const body = Buffer.from('page');
  const tag = etagOf(body, { 'content-security-policy': 'a', 'cache-control': 'one' });
  expect(etagOf(body, { 'content-security-policy': 'a', 'cache-control': 'two' })).toBe(tag);
  expect(etagOf(body, { 'content-security-policy': 'b', 'cache-control': 'one' })).not.toBe(tag);
  expect(etagOf(Buffer.from('Page'), { 'content-security-policy': 'a' })).not.toBe(tag);
});
