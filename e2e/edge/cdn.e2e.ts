import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { adminEnv, tokenOf } from '../../tests/e2e/admin.ts';
import { apiCaller } from '../../tests/e2e/api-caller.ts';
import { siteOfFile, startSite } from '../../tests/e2e/site.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';

/** A site behind a network of caches: what its pages carry, and what is purged when one changes. The network is a fake. */

const purged: string[][] = [];
let isAway = false;
const network = createServer((request, response) => {
  if (request.method === 'PURGE' && !isAway) purged.push(String(request.headers['xkey']).split(' '));
  response.writeHead(isAway ? 503 : 200).end();
});
await once(network.listen(0, '127.0.0.1'), 'listening');
const CDN_URL = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;

const site = await siteOfFile({ ...adminEnv, CDN: 'varnish', CDN_URL }, /purge failed/);
afterAll(() => {
  network.closeAllConnections();
  network.close();
});
const call = apiCaller(site, await tokenOf(site), '/landing-pages');
const headersOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { redirect: 'manual', headers });
  await response.arrayBuffer();
  const {
    xkey,
    'surrogate-control': control,
    'cache-control': caching,
  } = Object.fromEntries(response.headers);
  return { status: response.status, xkey, control, caching };
};
const wasPurged = (tag: string) => () => purged.filter((tags) => tags.includes(tag)).length;

it('purges all pages at its start, and a landing page when it is published or taken offline', async () => {
  await expect.poll(wasPurged('all'), { timeout: 5000 }).toBeGreaterThan(0);
  const { id } = await call('POST', '', { title: 'Nova', template: 'album-release' });
  const { version } = await call('PUT', `/${id}`, { version: 1, content: landingContent('Nova') });
  expect(wasPurged('p-nova')()).toBe(0);
  await call('POST', `/${id}/publish`, { version, locales: ['fr'] });
  await expect.poll(wasPurged('p-nova'), { timeout: 5000 }).toBe(1);
  expect(await headersOf('/p/nova')).toEqual({
    status: 200,
    xkey: 'all p-nova',
    control: expect.stringMatching(/^max-age=\d+, stale-if-error=\d+$/),
    caching: expect.stringContaining('s-maxage=1,'),
  });
  // The second purge removes copies of what another process answered before it noticed the change.
  await expect.poll(wasPurged('p-nova'), { timeout: 15_000 }).toBe(2);

  isAway = true;
  await call('POST', `/${id}/unpublish`);
  await expect.poll(() => site.log(), { timeout: 5000 }).toContain('purge failed, will be tried again');
  expect(wasPurged('p-nova')()).toBe(2);
  await site.kill();
  await site.start();
  isAway = false;
  await expect.poll(wasPurged('p-nova'), { timeout: 30_000 }).toBeGreaterThan(2);
});

it('marks pages that are the same for all visitors, and nothing that is for one', async () => {
  expect(await headersOf('/en')).toMatchObject({ xkey: 'all home reviews' });
  for (const [path, headers] of [
    ['/?lang=fr', {}],
    ['/api/health', {}],
    ['/admin', {}],
    ['/p/unknown', {}],
    ['/contact', { 'accept-language': 'en' }],
  ] as const)
    expect([path, await headersOf(path, headers)]).toEqual([
      path,
      expect.not.objectContaining({ xkey: expect.anything() }),
    ]);
});

it('says nothing to a network where none is configured', async () => {
  const plain = await startSite();
  const response = await fetch(`${plain.url}/en`);
  const names = [...response.headers.keys()];
  await plain.kill();
  plain.remove();
  expect(response.status).toBe(200);
  for (const name of [
    'xkey',
    'surrogate-key',
    'surrogate-control',
    'cache-tag',
    'cdn-tag',
    'cdn-cache-control',
  ])
    expect(names).not.toContain(name);
});
