import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Hostility, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import type { TagProvider } from '../../domain/tag-id/tag-id.ts';
import { createTagLoaders } from './tag-loaders.ts';

let vendor: Vendor;
beforeEach(async () => {
  vendor = await startVendor(null);
});
afterEach(() => vendor.close());

const ids: Record<TagProvider, string> = {
  ga: 'G-ABCDE12345',
  gtm: 'GTM-ABC1234',
  googleAds: 'AW-123456789',
  metaPixel: '123456789012345',
  tiktokPixel: '1234567890123456789',
};
const providers = Object.keys(ids) as TagProvider[];
const ask = (tag: TagProvider, options: { timeoutMs?: number; allowPrivate?: boolean } = {}) =>
  createTagLoaders({
    allowPrivate: true,
    origins: { google: vendor.url, meta: vendor.url, tiktok: vendor.url },
    ...options,
  }).ask(tag, ids[tag]);
const script = (text: string, type = 'application/javascript; charset=UTF-8') => ({
  handler: (_request: IncomingMessage, response: ServerResponse) =>
    void response.setHeader('content-type', type).end(text),
});

it.each<[TagProvider, string]>([
  ['ga', '/gtag/js?id=G-ABCDE12345'],
  ['gtm', '/gtm.js?id=GTM-ABC1234'],
  ['googleAds', '/gtag/js?id=AW-123456789'],
  ['tiktokPixel', '/i18n/pixel/events.js?sdkid=1234567890123456789&lib=ttq'],
])('requests the script that a page would load: %s', async (tag, path) => {
  vendor.answer = script(`window.id="${ids[tag]}"`);
  expect(await ask(tag)).toEqual({ result: 'found', detail: 'script with the identifier' });
  expect(vendor.requests).toEqual([path]);
});

describe('the check of a Meta pixel', () => {
  const answer = (common: string, own: string) => ({
    handler: (request: IncomingMessage, response: ServerResponse) =>
      void response
        .setHeader('content-type', 'application/x-javascript')
        .end(request.url === '/en_US/fbevents.js' ? common : own),
  });

  it('requests the script of the pixel in the version of the common script, as a page does', async () => {
    vendor.answer = answer(
      'var fbq=f.fbq;fbq.version="2.9.205";fbq._releaseSegment="stable"',
      `fbq.set("x","${ids.metaPixel}")`,
    );
    expect((await ask('metaPixel')).result).toBe('found');
    expect(vendor.requests).toEqual([
      '/en_US/fbevents.js',
      '/signals/config/123456789012345?v=2.9.205&r=stable',
    ]);
  });

  it('requests the script without a version when it can read no version', async () => {
    vendor.answer = answer('no version', 'no pixel either');
    expect((await ask('metaPixel')).result).toBe('unknown');
    expect(vendor.requests.at(-1)).toBe('/signals/config/123456789012345?r=stable');
  });

  it('has one time limit for both requests', async () => {
    vendor.answer = { hostile: 'a drip' };
    const before = Date.now();
    expect(await ask('metaPixel', { timeoutMs: 300 })).toEqual({ result: 'unreachable', detail: 'timeout' });
    expect(Date.now() - before).toBeLessThan(2000);
  });
});

describe.each(providers)('the check of a %s tag', (tag) => {
  it.each(['text/javascript', 'application/x-javascript; charset=utf-8', 'text/ecmascript'])(
    'finds an identifier that the script names (%s)',
    async (type) => {
      vendor.answer = script(`a("${ids[tag]}")`, type);
      expect((await ask(tag)).result).toBe('found');
    },
  );

  it('reports an identifier as unknown when the script does not name it', async () => {
    vendor.answer = script('a("another")');
    expect(await ask(tag)).toEqual({ result: 'unknown', detail: 'script without the identifier' });
  });

  it('reports an identifier as unknown after status 404', async () => {
    vendor.answer = { hostile: 'status 404' };
    expect(await ask(tag)).toEqual({ result: 'unknown', detail: 'HTTP 404' });
  });

  it.each<[Hostility, string]>([
    ['status 500', 'HTTP 500'],
    ['status 429', 'HTTP 429'],
    // A proxy in between may respond with a page, which may repeat the address.
    ['a page', 'answered without a script'],
    ['a closed door', 'connection closed'],
    ['ten megabytes', 'answer not readable'],
    ['zip bomb', 'answer not readable'],
    ['a redirect to itself', 'too many redirects'],
    ['a redirect to a file', 'unsupported protocol'],
  ])('reports the vendor as unreachable: %s', async (hostile, detail) => {
    vendor.answer = { hostile };
    expect(await ask(tag)).toEqual({ result: 'unreachable', detail });
  });
});

it('contacts no private address unless that is allowed', async () => {
  vendor.answer = script(ids.ga);
  expect(await ask('ga', { allowPrivate: false })).toEqual({
    result: 'unreachable',
    detail: 'private address',
  });
  expect(vendor.requests).toEqual([]);
});
