import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { type GetJsonOptions, getJson } from './get-json.ts';

let vendor: Vendor;
beforeEach(async () => {
  vendor = await startVendor({ hello: 'é🎵' });
});
afterEach(() => vendor.close());

const get = (options: Partial<GetJsonOptions> = {}, path = '/a?b=c') =>
  getJson(`${vendor.url}${path}`, { allowPrivate: true, timeoutMs: 10_000, ...options });
/** Resolves every name to this machine, as if it were the public server of a vendor. */
const toThisMachine: LookupFunction = (_name, options, done) => systemLookup('127.0.0.1', options, done);
const byName = (options: Partial<GetJsonOptions> = {}) =>
  getJson(vendor.url.replace('127.0.0.1', 'vendor.example'), {
    allowPrivate: false,
    timeoutMs: 10_000,
    lookup: toThisMachine,
    ...options,
  });

describe('a response', () => {
  it('is read as JSON, with its headers', async () => {
    vendor.answer = {
      handler(request, response) {
        expect(request.headers).toMatchObject({
          accept: 'application/json',
          'user-agent': expect.stringMatching(/^mdmc/),
        });
        response.setHeader('x-wp-total', '12').end('\ufeff{"a":1}');
      },
    };
    expect(await get()).toMatchObject({ kind: 'json', value: { a: 1 }, headers: { 'x-wp-total': '12' } });
    expect(vendor.requests).toEqual(['/a?b=c']);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('is unpacked: %s', async (encoding, pack) => {
    vendor.answer = {
      handler: (_request, response) =>
        void response.setHeader('content-encoding', encoding).end(pack('{"a":"é"}')),
    };
    expect(await get()).toMatchObject({ kind: 'json', value: { a: 'é' } });
  });

  it.each([
    ['gzip', '{"a":1}'],
    ['br', '{"a":1}'],
    ['zstd', 'x'],
    ['gzip', gzipSync('{"a":"a longer text"}').subarray(0, 20)],
  ])('is invalid when its body is not packed as it declares: %s', async (encoding, body) => {
    vendor.answer = {
      handler: (_request, response) => void response.setHeader('content-encoding', encoding).end(body),
    };
    expect(await get()).toEqual({ kind: 'invalid' });
  });

  it.each(['a page', 'half an answer'] as const)('is invalid when it is not JSON: %s', async (hostile) => {
    vendor.answer = { hostile };
    expect(await get()).toEqual({ kind: 'invalid' });
  });

  it('is invalid when it is nested a million levels deep', async () => {
    vendor.answer = { handler: (_request, response) => void response.end('['.repeat(1_000_000)) };
    expect(await get()).toEqual({ kind: 'invalid' });
  });

  it.each([500, 429, 404] as const)('is reported with its status %d', async (status) => {
    vendor.answer = { hostile: `status ${status}` };
    expect(await get()).toEqual({ kind: 'status', status });
  });

  it.each(['ten megabytes', 'zip bomb'] as const)(
    'is not read to its end when it is too large: %s',
    async (hostile) => {
      vendor.answer = { hostile };
      expect(await get()).toEqual({ kind: 'too_large' });
    },
  );
});

describe('the time limit', () => {
  it.each(['twenty seconds', 'a drip'] as const)('ends the request: %s', async (hostile) => {
    vendor.answer = { hostile };
    const started = performance.now();
    expect(await get({ timeoutMs: 100 })).toEqual({ kind: 'timeout' });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('covers all redirects together', async () => {
    vendor.answer = {
      handler: (_request, response) =>
        void setTimeout(() => response.writeHead(302, { location: '/next' }).end(), 60),
    };
    expect(await get({ timeoutMs: 100 })).toEqual({ kind: 'timeout' });
  });

  it('does not delay an abort by the caller', async () => {
    vendor.answer = { hostile: 'twenty seconds' };
    const asked = new AbortController();
    const outcome = get({ signal: asked.signal });
    asked.abort();
    expect(await outcome).toMatchObject({ kind: 'unreachable' });
  });
});

describe('a connection', () => {
  it.each(['a broken connection', 'a closed door'] as const)(
    'is reported as closed when it breaks: %s',
    async (hostile) => {
      vendor.answer = { hostile };
      expect(await get()).toEqual({ kind: 'unreachable', reason: 'connection closed' });
    },
  );

  it('is reported as refused when no server listens', async () => {
    await vendor.close();
    expect(await get()).toEqual({ kind: 'unreachable', reason: 'connection refused' });
  });
});

describe('a redirect', () => {
  it('is followed at most three times', async () => {
    vendor.answer = {
      handler(request, response) {
        const hop = Number(request.url?.slice(1) || 0);
        if (hop === 3) response.end('{"there":true}');
        else response.writeHead(308, { location: `/${hop + 1}` }).end();
      },
    };
    expect(await get({}, '/0')).toMatchObject({ kind: 'json', value: { there: true } });
    vendor.answer = { hostile: 'a redirect to itself' };
    expect(await get()).toEqual({ kind: 'refused', reason: 'too many redirects' });
    expect(vendor.requests).toHaveLength(8);
  });

  it('is refused when its target is a private address, written as an IP address or as a name', async () => {
    vendor.answer = { hostile: 'a redirect to a private address' };
    expect(await byName()).toEqual({ kind: 'refused', reason: 'private address' });
    vendor.answer = {
      handler: (_request, response) =>
        void response.writeHead(302, { location: vendor.url.replace('127.0.0.1', 'localhost') }).end(),
    };
    let looked = 0;
    const { publicLookup } = await import('./public-address.ts');
    const firstHopOnly: LookupFunction = (name, options, done) => {
      looked += 1;
      return looked === 1 ? toThisMachine(name, options, done) : publicLookup()(name, options, done);
    };
    expect(await byName({ lookup: firstHopOnly })).toEqual({ kind: 'refused', reason: 'private address' });
    expect(vendor.requests).toHaveLength(2);
  });

  it.each(['a redirect to a file'] as const)('is refused to another protocol', async (hostile) => {
    vendor.answer = { hostile };
    expect(await get()).toEqual({ kind: 'refused', reason: 'unsupported protocol' });
  });

  it('is reported as a status without a location, and refused with an invalid location', async () => {
    vendor.answer = { handler: (_request, response) => void response.writeHead(302).end() };
    expect(await get()).toEqual({ kind: 'status', status: 302 });
    vendor.answer = {
      handler: (_request, response) => void response.writeHead(302, { location: 'http://' }).end(),
    };
    expect(await get()).toEqual({ kind: 'refused', reason: 'invalid address' });
  });
});

it.each([
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://169.254.169.254/',
  'http://2130706433/',
  'http://localhost/',
])('getJson refuses the private address %s', async (address) => {
  expect(await getJson(address, { allowPrivate: false })).toEqual({
    kind: 'refused',
    reason: 'private address',
  });
});
