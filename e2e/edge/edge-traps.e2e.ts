import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { traceIdOf } from '../../src/domain/trace/trace-parent.ts';
import { publicCaching } from '../../src/http-front/edge/edge-cache.ts';
import { http } from '../../tests/e2e/http.ts';
import { edgeConfiguration, findMovedClock, findNginx, prepareEdge } from '../../tests/edge.ts';

if (!findNginx())
  throw new Error('nginx was not found. Install it (Debian, Ubuntu: apt-get install nginx-light).');

/** An origin that answers as a test says, and can be away. */
const asked: IncomingMessage[] = [];
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer = (_request, response) => void response.end();
const sockets = new Set<Socket>();
const origin = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
origin.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
await once(origin.listen(0, '127.0.0.1'), 'listening');
const { port } = origin.address() as AddressInfo;
const edge = await prepareEdge();
await edge.start([port]);
const die = async () => {
  const closed = once(origin, 'close');
  origin.close();
  for (const socket of sockets) socket.destroy();
  await closed;
};
const live = () => once(origin.listen(port, '127.0.0.1'), 'listening');
afterAll(async () => {
  await edge.stop();
  edge.remove();
  if (origin.listening) await die();
});

const page =
  (body: string, headers: Record<string, string> = {}, status = 200): Answer =>
  (request, response) => {
    const etag = `"${body}${headers['content-security-policy'] ?? ''}"`;
    const all = {
      'content-type': 'text/html',
      'cache-control': publicCaching(),
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      etag,
      ...headers,
    };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, all).end();
    else response.writeHead(status, all).end(body);
  };

/** Each case has an address of its own. */
let path = '';
let cases = 0;
beforeEach(async () => {
  if (!origin.listening) await live();
  // nginx forgets that the origin was away.
  await sleep(origin.listening && edge.log().includes('refused') ? 2100 : 0);
  cases += 1;
  path = `/en/case-${cases}`;
  asked.length = 0;
});
const get = (headers: Record<string, string> = {}, at = path) => http(edge, at, headers);
const states = async (...at: string[]) => {
  const found = [];
  for (const one of at) found.push((await get({}, one)).headers['x-cache']);
  return found;
};
const EXPIRED_MS = 1100;

it('trap 1: keeps a page for a second by s-maxage, and needs no X-Accel-Expires', async () => {
  answer = page('one');
  expect(await states(path, path)).toEqual(['MISS', 'HIT']);
  await sleep(EXPIRED_MS + 900);
  expect(await states(path)).toEqual(['REVALIDATED']);
});

it('trap 2: never serves an old page while the site answers, also after a long time without requests', async () => {
  answer = page('old');
  await get();
  answer = page('new');
  await sleep(2500);
  expect((await get()).body).toBe('new');
});

it('trap 3: keeps no permanent redirect, so that each visitor keeps the own campaign', async () => {
  answer = (request, response) =>
    response
      .writeHead(301, {
        location: `/en/new${/\?.*/.exec(request.url ?? '')?.[0]}`,
        'cache-control': 'public, max-age=3600, s-maxage=0',
      })
      .end();
  expect((await get({}, `${path}?utm_source=a`)).headers['location']).toBe('/en/new?utm_source=a');
  expect((await get({}, `${path}?utm_source=b`)).headers['location']).toBe('/en/new?utm_source=b');
});

it('trap 4: brings a new header with the same body, because the validator covers both', async () => {
  answer = page('same', { 'content-security-policy': 'old' });
  await get();
  answer = page('same', { 'content-security-policy': 'new' });
  await sleep(2000);
  expect((await get()).headers['content-security-policy']).toBe('new');
});

it.each([500, 502, 503, 504])('trap 5: serves the copy when the site answers %i', async (status) => {
  answer = page('copy');
  await get();
  answer = page('broken', { 'cache-control': 'no-store' }, status);
  await sleep(2000);
  const { status: got, body, headers } = await get();
  expect([got, body, headers['x-cache']]).toEqual([200, 'copy', 'STALE']);
});

it('trap 6: forgets no copy for a month without a visitor', () => {
  expect(edgeConfiguration()).toMatch(/proxy_cache_path .* inactive=30d /);
});

it('trap 7: keeps two copies of a page, br and gzip, whatever else a browser names', async () => {
  answer = (request, response) => page(String(request.headers['accept-encoding']))(request, response);
  for (const accepts of ['gzip, deflate, br', 'br', 'gzip, deflate, br, zstd'])
    expect((await get({ 'accept-encoding': accepts })).body).toBe('br');
  for (const accepts of ['gzip', '', 'gzip, br;q=0'])
    expect((await get({ 'accept-encoding': accepts })).body).toBe('gzip');
  expect(asked).toHaveLength(2);
});

it('trap 8: has a copy only in the encodings that were asked for', async () => {
  answer = page('copy');
  await get({ 'accept-encoding': 'br' });
  await die();
  expect((await get({ 'accept-encoding': 'br' })).status).toBe(200);
  expect((await get({ 'accept-encoding': 'gzip' })).status).toBe(503);
});

it('trap 9: replaces a copy at the inner address and never deletes it', async () => {
  answer = page('old');
  await get();
  answer = page('new');
  await http({ url: edge.inner }, path);
  const { body, headers } = await get();
  expect([body, headers['x-cache']]).toEqual(['new', 'HIT']);
  await die();
  await http({ url: edge.inner }, path);
  expect((await get()).body).toBe('new');
});

it('trap 10: serves the copy at once while nothing listens', async () => {
  answer = page('copy');
  await get();
  await die();
  await sleep(2000);
  const began = performance.now();
  expect((await get()).body).toBe('copy');
  expect(performance.now() - began).toBeLessThan(1000);
});

it('trap 11: tells browsers to ask again each time, on hits and on copies of a site that is away', async () => {
  const browsers = 'public, max-age=0, must-revalidate';
  answer = page('copy');
  expect((await get()).headers['cache-control']).toBe(browsers);
  expect((await get()).headers['cache-control']).toBe(browsers);
  await die();
  await sleep(2000);
  expect((await get()).headers['cache-control']).toBe(browsers);
  await live();
  await sleep(2100);
  answer = page('own', { 'cache-control': 'private, no-store' });
  expect((await get({}, `${path}-own`)).headers['cache-control']).toBe('private, no-store');
});

it('trap 12: passes validator and Vary on, for a CDN in front of it', async () => {
  answer = page('copy');
  for (let round = 0; round < 2; round += 1)
    expect((await get()).headers).toMatchObject({
      etag: '"copy"',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    });
  expect((await get({ 'if-none-match': '"copy"' })).status).toBe(304);
});

it('replaces the copy of a page under test, and of a page that is gone, at the inner address alone', async () => {
  const forOutage = ({ headers }: IncomingMessage) => headers['x-edge-copy'] === '1';
  answer = (request, response) =>
    forOutage(request)
      ? page('arm A')(request, response)
      : page('an arm', { 'cache-control': 'private, no-store' })(request, response);
  await http({ url: edge.inner }, path);
  await sleep(2000);
  expect((await get({ 'x-edge-copy': '1' })).body).toBe('an arm');
  await die();
  expect((await get()).body).toBe('arm A');
  await live();
  await sleep(2100);
  answer = (request, response) =>
    response
      .writeHead(302, { location: '/en', 'cache-control': forOutage(request) ? publicCaching() : 'no-store' })
      .end();
  await http({ url: edge.inner }, path);
  await die();
  const gone = await get({}, `${path}?utm_source=ig`);
  expect([gone.status, gone.headers['location']]).toEqual([302, '/en?utm_source=ig']);
});

it('keeps pages without a language only for visitors who surely read French', async () => {
  path = `/case-${cases}`;
  answer = (request, response) =>
    /^en/.test(request.headers['accept-language'] ?? '')
      ? void response.writeHead(302, { location: `/en${path}`, 'cache-control': 'no-store' }).end()
      : page('français')(request, response);
  await get({ 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' });
  expect((await get()).headers['x-cache']).toBe('HIT');
  const english = await get({ 'accept-language': 'en-GB,en' });
  expect([english.status, english.headers['x-cache']]).toEqual([302, 'BYPASS']);
  expect((await get({ cookie: 'lang=fr', 'accept-language': 'en-GB,en' })).headers['x-cache']).toBe('HIT');
  expect((await get({ cookie: 'lang=en' })).headers['x-cache']).toBe('BYPASS');
  expect((await get({}, `${path}?lang=en`)).headers['x-cache']).toBe('BYPASS');
  await die();
  expect((await get({ 'accept-language': 'en-GB,en' })).body).toBe('français');
});

it('leads a paid click to the home page when there is no copy, and answers a form once', async () => {
  let posts = 0;
  answer = (request, response) => {
    posts += 1;
    response.destroy(request.method === 'POST' ? undefined : new Error());
  };
  const sent = await http(edge, '/en/contact', {}, { method: 'POST', body: 'name=A' });
  expect([sent.status, posts]).toEqual([503, 1]);
  expect(sent.body).toMatch(/lang="fr".*lang="en".*lang="es".*lang="pt"/s);
  await die();
  const click = await get({}, '/en/p/nova?utm_source=ig');
  expect([click.status, click.headers['location']]).toEqual([302, '/en?utm_source=ig']);
  expect((await get({}, '/p/nova')).headers['location']).toBe('/');
  const api = await http(
    edge,
    '/api/contact/submit',
    { 'accept-language': 'en' },
    { method: 'POST', body: '{}' },
  );
  expect([api.status, JSON.parse(api.body)]).toEqual([
    503,
    {
      success: false,
      code: 'unavailable',
      message: 'The service is unavailable at the moment. Try again shortly.',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

it('names the trace of each request: that of a proxy in front, else the one of its own failure page', async () => {
  answer = page('traced');
  const traced = async (headers: Record<string, string>, at: string) => {
    asked.length = 0;
    await http(edge, at, headers, { method: 'POST', body: '{}' });
    return asked[0]?.headers['traceparent'];
  };
  const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  for (const at of ['/api/contact/submit', path]) {
    expect(await traced({ traceparent: given }, at)).toBe(given);
    expect(traceIdOf(String(await traced({ traceparent: 'zoe@example.com' }, at)))).toMatch(/^[0-9a-f]{32}$/);
    expect(await traced({}, at)).not.toBe(await traced({}, at));
  }
});

it('writes a report that no process took as one line, without an address', async () => {
  await die();
  const report = '{"kind":"view","page":"/faq"}';
  const headers = { 'user-agent': 'A "browser"', 'content-type': 'application/json', dnt: '1' };
  expect((await http(edge, '/api/visits', headers, { method: 'POST', body: report })).status).toBe(204);
  await expect.poll(() => edge.kept().length).toBe(1);
  expect(JSON.parse(edge.kept()[0] ?? '')).toEqual({
    at: expect.closeTo(Date.now() / 1000, -1),
    ua: 'A "browser"',
    dnt: '1',
    gpc: '',
    purpose: '',
    body: report,
  });
});

it.runIf(findMovedClock())(
  'serves a copy for as long as the page allows, six days later, and not after eight',
  async () => {
    answer = page('week');
    await get();
    const short = `${path}-ends`;
    answer = page('ends', { 'cache-control': publicCaching(3600) });
    await get({}, short);
    await die();
    for (const [clock, week, ends] of [
      ['+23h', 200, 503],
      ['+6d', 200, 503],
      ['+8d', 503, 503],
    ] as const) {
      await edge.stop();
      await edge.start([port], clock);
      expect([clock, (await get()).status, (await get({}, short)).status]).toEqual([clock, week, ends]);
    }
    await edge.stop();
    await edge.start([port]);
  },
);
