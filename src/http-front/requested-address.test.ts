import { expect, it } from 'vitest';
import { processorMs } from '../../tests/processor-time.ts';
import { readAddress, refusedStatus } from './requested-address.ts';

/** Milliseconds of processor time for the parsing of one address. */
const MOST_MS = 20;
/** Node accepts request lines of 16 kB. */
const LENGTH = 15_700;
const prefixes = [
  '/',
  '/en/',
  '/p/',
  '/en/p/',
  '/p/preview/',
  '/articles/',
  '/review/',
  '/apercu/',
  '/_site/',
  '/media/',
];
const parts = ['/', '\\', '.', '-', '%2f', '%', '%25', '/.', '/..', ';', '\u00e9', '%e9', 'a/', 'fr/', '//a'];

it('an address with a long run of any character is parsed within 20 ms of processor time', () => {
  const slow: string[] = [];
  for (const prefix of prefixes)
    for (const part of parts) {
      const run = part.repeat(Math.ceil(LENGTH / part.length));
      for (const target of [`${prefix}a${run}b`, `${prefix}${run}`, `${prefix}a?lang=${run}b`]) {
        const ms = processorMs(() => readAddress(target));
        if (ms > MOST_MS) slow.push(`${target.slice(0, 20)}…: ${Math.round(ms)} ms`);
      }
    }
  expect(slow).toEqual([]);
});

it.each([
  ['/', '/'],
  ['/faq/', '/faq'],
  ['/faq///', '/faq'],
  ['/en//faq//', '/en/faq'],
  ['//elsewhere.com//', '/elsewhere.com'],
  ['/fr/faq/', '/faq'],
  ['/f%61q', '/faq'],
])('the canonical spelling of %s is %s', (target, canonical) => {
  expect(readAddress(target)?.canonical).toBe(canonical);
});

it('a path of more than 2048 characters is refused, whatever the length of the query is', () => {
  const refused = (url: string) => refusedStatus({ url, rawHeaders: ['Host', 'site.example'] });
  expect(refused(`/${'a'.repeat(2048)}`)).toBe(414);
  expect(refused(`/${'a'.repeat(2048)}?x`)).toBe(414);
  expect(refused(`/${'a'.repeat(2047)}?fbclid=${'b'.repeat(9000)}`)).toBeUndefined();
  expect(refused('/faq')).toBeUndefined();
});

it('a request with two Host headers is refused, in any spelling of their names', () => {
  const refused = (...rawHeaders: string[]) => refusedStatus({ url: '/', rawHeaders });
  expect(refused('Host', 'a.example', 'host', 'b.example')).toBe(400);
  expect(refused('HOST', 'a.example', 'Accept', '*/*', 'Host', 'a.example')).toBe(400);
  expect(refused('Host', 'a.example', 'X-Forwarded-Host', 'b.example', 'Vary', 'host')).toBeUndefined();
});

it.each(['/_image', '/_image?href=/a.png', '/_server-islands/x', '/_actions/y', '/_site/a.js', '/a.css'])(
  '%s names a file, which is sent or missing, and never renders a page',
  (target) => {
    expect(readAddress(target)?.namesFile).toBe(true);
  },
);
