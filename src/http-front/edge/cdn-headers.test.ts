import { expect, it } from 'vitest';
import { cdnVendors } from '../../domain/cdn/cdn.ts';
import { createCdnHeaders } from './cdn-headers.ts';

const now = 1e12;
const HOUR = 3_600_000;
const page = { tags: ['all', 'p-nova'], trueUntil: now + 24 * HOUR, withdrawnAt: Number.POSITIVE_INFINITY };
const never = () => false;

it('each network gets the tags in its form, and a freshness that no other cache obeys', () => {
  const sent = Object.fromEntries(
    cdnVendors.map((vendor) => [vendor, createCdnHeaders(vendor, never)(page)(now, false).headers]),
  );
  const fresh = 'max-age=3600, stale-if-error=604800';
  expect(sent).toEqual({
    fastly: { 'surrogate-key': 'all p-nova', 'surrogate-control': fresh },
    cloudflare: { 'cache-tag': 'all,p-nova', 'cdn-cache-control': fresh },
    bunny: {
      'cdn-tag': 'all,p-nova',
      'cache-control': 'public, max-age=0, s-maxage=3600, stale-if-error=604800',
    },
    varnish: { xkey: 'all p-nova', 'surrogate-control': fresh },
  });
});

it('a network that obeys no Vary keeps no page whose language was negotiated', () => {
  const of = (vendor: (typeof cdnVendors)[number]) =>
    createCdnHeaders(vendor, never)(page)(now, true).headers;
  expect(of('cloudflare')).toEqual({ 'cdn-cache-control': 'no-store' });
  expect(of('bunny')).toEqual({ 'cache-control': 'private, max-age=0, must-revalidate' });
  for (const vendor of ['fastly', 'varnish'] as const)
    expect(of(vendor)['surrogate-control']).toContain('max-age=3600');
});

it('a page that soon is another one is fresh for a second, and is kept until it is withdrawn', () => {
  const HOUR_S = 3600;
  const headers = createCdnHeaders('fastly', never)({ ...page, withdrawnAt: now + 50 * HOUR });
  const of = (time: number) => headers(time, false).headers['surrogate-control'];
  expect(of(now)).toBe(`max-age=3600, stale-if-error=${48 * HOUR_S}`);
  expect(of(now + 23 * HOUR)).toBe(`max-age=3600, stale-if-error=${24 * HOUR_S}`);
  expect(of(now + 23 * HOUR + 1)).toBe(`max-age=1, stale-if-error=${24 * HOUR_S}`);
  expect(of(now + 46.5 * HOUR)).toBe(`max-age=1, stale-if-error=${3 * HOUR_S}`);
  expect(of(now + 60 * HOUR)).toBe('max-age=1, stale-if-error=0');
});

it('other headers have another validator, and the same headers the same', () => {
  const headers = createCdnHeaders('fastly', never)(page);
  const all = Array.from({ length: 30 }, (_, hours) => headers(now + hours * HOUR + 1, false));
  expect(new Set(all.map(({ mark }) => mark)).size).toBe(2);
  const pairs = new Set(all.map(({ headers: sent, mark }) => JSON.stringify([sent, mark])));
  expect(pairs.size).toBe(2);
});

it('while purges do not arrive, a page is kept for a second', () => {
  let late = true;
  const headers = createCdnHeaders('cloudflare', () => late)(page);
  const sent = () => headers(now, false).headers['cdn-cache-control'];
  expect(sent()).toBe('max-age=1, stale-if-error=604800');
  late = false;
  expect(sent()).toContain('max-age=3600');
});
