import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { CdnAccess } from '../../domain/cdn/cdn.ts';
import { createCdn } from './create-cdn.ts';

/** The contracts with the networks, as their documentation states them, at a fake of their API. */

interface Taken {
  line: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}
let taken: Taken[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string };
const fake = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  taken.push({
    line: `${request.method} ${request.url}`,
    headers: request.headers,
    body: body === '' ? undefined : JSON.parse(body),
  });
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
await once(fake.listen(0, '127.0.0.1'), 'listening');
const api = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
afterAll(() => {
  fake.closeAllConnections();
  fake.close();
});
beforeEach(() => {
  taken = [];
  answer = { status: 200, body: '{"success":true}' };
});

const token = 'a token of the API';
const of = (vendor: 'fastly' | 'cloudflare' | 'bunny') => createCdn({ vendor, zone: 'zone1', token }, api);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `p-${index}`);

it('Fastly: soft purges of at most 256 keys', async () => {
  expect(await of('fastly').purge(tags(257))).toEqual({ kind: 'purged' });
  expect(taken).toMatchObject([
    {
      line: 'POST /service/zone1/purge',
      headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'content-type': 'application/json' },
      body: { surrogate_keys: tags(256) },
    },
    { body: { surrogate_keys: ['p-256'] } },
  ]);
});

it('Cloudflare: purges of at most 100 tags, of which the body says whether they succeeded', async () => {
  expect(await of('cloudflare').purge(tags(101))).toEqual({ kind: 'purged' });
  expect(taken).toMatchObject([
    {
      line: 'POST /client/v4/zones/zone1/purge_cache',
      headers: { authorization: `Bearer ${token}` },
      body: { tags: tags(100) },
    },
    { body: { tags: ['p-100'] } },
  ]);
  answer = { status: 200, body: '{"success":false,"errors":[{"code":1000}]}' };
  expect((await of('cloudflare').purge(['all'])).kind).toBe('failed');
});

it('bunny.net: one tag a call', async () => {
  answer = { status: 204 };
  expect(await of('bunny').purge(['home', 'p-nova'])).toEqual({ kind: 'purged' });
  expect(taken).toMatchObject([
    { line: 'POST /pullzone/zone1/purgeCache', headers: { accesskey: token }, body: { CacheTag: 'home' } },
    { body: { CacheTag: 'p-nova' } },
  ]);
});

it('Varnish: soft purges of all keys by one request of the method PURGE', async () => {
  expect(await createCdn({ vendor: 'varnish', url: api }).purge(['home', 'p-nova'])).toEqual({
    kind: 'purged',
  });
  expect(taken).toMatchObject([{ line: 'PURGE /', headers: { xkey: 'home p-nova' } }]);
});

it.each(['fastly', 'cloudflare', 'bunny', 'varnish'] as const)(
  '%s: an answer that refuses, a wait that it asks for and an absent network are failures without the token',
  async (vendor) => {
    const access: CdnAccess = vendor === 'varnish' ? { vendor, url: api } : { vendor, zone: 'zone1', token };
    answer = { status: 429, headers: { 'retry-after': '7' } };
    expect(await createCdn(access, api).purge(tags(2))).toEqual({
      kind: 'failed',
      reason: 'answered 429',
      retryAfterMs: 7000,
    });
    expect(taken).toHaveLength(1);
    answer = { status: 301, headers: { location: `${api}/elsewhere` } };
    expect(await createCdn(access, api).purge(['all'])).toMatchObject({ reason: 'answered 301' });
    const nobody = 'http://127.0.0.1:9';
    const away = await createCdn(vendor === 'varnish' ? { vendor, url: nobody } : access, nobody).purge([
      'all',
    ]);
    expect(away).toEqual({ kind: 'failed', reason: expect.any(String), retryAfterMs: null });
    expect(JSON.stringify(away)).not.toContain(token);
  },
);
