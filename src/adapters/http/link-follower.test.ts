import { afterEach, beforeEach, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { createLinkFollower } from './link-follower.ts';

let vendor: Vendor;
beforeEach(async () => {
  vendor = await startVendor('a page');
});
afterEach(() => vendor.close());

const open = createLinkFollower({ allowPrivate: true, timeoutMs: 2000 });

/** Redirects each path to the next one, with these statuses. */
function redirect(...hops: [status: number, path: string][]): void {
  vendor.answer = {
    handler(request, response) {
      const index = hops.findIndex(([, path]) => path === request.url) + 1;
      const hop = hops[index];
      if (hop) response.writeHead(hop[0], { location: hop[1] }).end();
      else response.end('<title>Nova</title>');
    },
  };
}

it('returns the last address of a link, and the last one of its permanent redirects', async () => {
  redirect([301, '/a'], [308, '/b'], [302, '/c'], [301, '/d']);
  expect(await open.follow(`${vendor.url}/short`)).toEqual({
    kind: 'answered',
    status: 200,
    url: `${vendor.url}/d`,
    permanentUrl: `${vendor.url}/b`,
    body: '<title>Nova</title>',
  });
  vendor.answer = { json: 'a page' };
  const link = `${vendor.url}/album/1`;
  expect(await open.follow(link)).toEqual({
    ...{ kind: 'answered', status: 200, body: '"a page"' },
    ...{ url: link, permanentUrl: link },
  });
});

it('returns the status at the end, and how long a busy server asks to wait', async () => {
  vendor.answer = {
    handler: (_request, response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
  };
  expect(await open.follow(vendor.url)).toMatchObject({
    kind: 'answered',
    status: 429,
    retryAfterMs: 120_000,
  });
  vendor.answer = { hostile: 'status 404' };
  expect(await open.follow(vendor.url)).toMatchObject({ kind: 'answered', status: 404 });
  vendor.answer = { hostile: 'ten megabytes' };
  expect(await open.follow(vendor.url)).toMatchObject({ kind: 'answered', status: 200 });
});

it('connects to no private address: neither the link’s own nor that of a redirect', async () => {
  // The names of two shops, one of which resolves to this machine.
  const guarded = createLinkFollower({
    allowPrivate: false,
    timeoutMs: 2000,
    lookup: (name, _options, done) =>
      done(null, [{ address: name === 'shop.test' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
  });
  const port = new URL(vendor.url).port;
  for (const location of ['http://169.254.169.254/latest/', 'http://[::1]/', 'file:///etc/passwd']) {
    vendor.answer = { handler: (_request, response) => void response.writeHead(302, { location }).end() };
    const followed = await guarded.follow(`http://shop.test:${port}/short`);
    expect([location, followed]).toEqual([
      location,
      { kind: 'failed', cause: location.startsWith('file') ? 'connection' : 'private' },
    ]);
  }
  expect(vendor.requests).toEqual(['/short', '/short', '/short']);
  const strict = createLinkFollower({ allowPrivate: false });
  expect(await strict.follow(vendor.url)).toEqual({ kind: 'failed', cause: 'private' });
  expect(await strict.follow(vendor.url.replace('127.0.0.1', 'localhost'))).toEqual({
    kind: 'failed',
    cause: 'private',
  });
});

it('gives up on a redirect loop, on an unknown name, and after its time limit', async () => {
  vendor.answer = { hostile: 'a redirect to itself' };
  expect(await open.follow(`${vendor.url}/x`)).toEqual({ kind: 'failed', cause: 'connection' });
  expect(await open.follow('https://nobody.invalid')).toEqual({ kind: 'failed', cause: 'name' });
  vendor.answer = { hostile: 'twenty seconds' };
  const hasty = createLinkFollower({ allowPrivate: true, timeoutMs: 100 });
  expect(await hasty.follow(vendor.url)).toEqual({ kind: 'failed', cause: 'timeout' });
});
