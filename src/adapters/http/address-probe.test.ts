import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Hostility, startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { createAddressProbe } from './address-probe.ts';

let vendor: Vendor;
beforeEach(async () => {
  vendor = await startVendor({ success: true, data: { status: 'ok' } });
});
afterEach(() => vendor.close());

const { signal } = new AbortController();
const open = createAddressProbe({ allowPrivate: true, timeoutMs: 2000 });
const answered = (changes: object = {}) => ({
  kind: 'answered',
  status: 200,
  certificateUntil: null,
  isThisSite: false,
  ...changes,
});

it('recognises only the response of this site’s own health check', async () => {
  expect(await open.ask(`${vendor.url}/api/health`, signal)).toEqual(answered({ isThisSite: true }));
  expect(vendor.requests).toEqual(['/api/health']);
  for (const json of [{ success: true }, { success: true, data: { status: 'bad' } }, null, 'ok']) {
    vendor.answer = { json };
    expect(await open.ask(vendor.url, signal)).toEqual(answered());
  }
});

it.each<[Hostility, object]>([
  ['a page', answered()],
  ['ten megabytes', answered()],
  ['zip bomb', answered()],
  ['status 404', answered({ status: 404 })],
  ['status 500', answered({ status: 500 })],
  ['a closed door', { kind: 'failed', cause: 'connection' }],
  ['a redirect to itself', { kind: 'failed', cause: 'connection' }],
  ['a redirect to a file', { kind: 'failed', cause: 'connection' }],
])('reports the outcome of %s', async (hostile, expected) => {
  vendor.answer = { hostile };
  expect(await open.ask(vendor.url, signal)).toEqual(expected);
});

it('gives up after its time limit', async () => {
  vendor.answer = { hostile: 'twenty seconds' };
  const hasty = createAddressProbe({ allowPrivate: true, timeoutMs: 100 });
  expect(await hasty.ask(vendor.url, signal)).toEqual({ kind: 'failed', cause: 'timeout' });
});

it('connects to no private address, and follows no redirect to one', async () => {
  const guarded = createAddressProbe({ allowPrivate: false, timeoutMs: 2000 });
  for (const address of [vendor.url, vendor.url.replace('127.0.0.1', 'localhost')])
    expect(await guarded.ask(address, signal)).toEqual({ kind: 'failed', cause: 'private' });
  expect(vendor.requests).toEqual([]);
});

it('reports an unknown name', async () => {
  expect(await open.ask('https://nobody.invalid', signal)).toEqual({ kind: 'failed', cause: 'name' });
});

it('returns the expiry of a certificate, and refuses one that is not trusted', async () => {
  const fixture = (name: string) => readFileSync(new URL(`../../../tests/fixtures/${name}`, import.meta.url));
  const cert = fixture('localhost.crt');
  const server = createServer({ key: fixture('localhost.key'), cert }, (_request, response) =>
    response.end('hello'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  const trusting = createAddressProbe({ allowPrivate: true, timeoutMs: 2000, secure: { ca: cert } });
  expect(await trusting.ask(address, signal)).toEqual(
    answered({ certificateUntil: Date.parse('2126-10-28T22:45:46Z') }),
  );
  expect(await open.ask(address, signal)).toEqual({ kind: 'failed', cause: 'certificate' });
  server.closeAllConnections();
  server.close();
});
