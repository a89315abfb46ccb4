import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../../../tests/vendors/vendor-server.ts';
import { fetchPicture } from './fetch-picture.ts';

/** A blog with a public name, which is this machine. */
const lookup: LookupFunction = (_host, options, answer) =>
  options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor([]);
});
afterAll(() => vendor.close());
const fetchOne = (timeoutMs = 2000) =>
  fetchPicture(`http://blog.example.com:${new URL(vendor.url).port}/a.jpg`, {
    allowPrivate: false,
    lookup,
    timeoutMs,
  });

it.each([
  ['a redirect to a private address', 'address'],
  ['a redirect to a file', 'address'],
  ['a redirect to itself', 'address'],
  ['a page', 'type'],
  ['half an answer', 'type'],
  ['ten megabytes', 'large'],
  ['zip bomb', 'large'],
  ['status 404', 'missing'],
  ['status 429', 'away'],
  ['status 500', 'away'],
  ['a broken connection', 'away'],
  ['a closed door', 'away'],
] as const)('%s instead of a picture is refused as %s', async (hostile, problem) => {
  vendor.answer = { hostile };
  expect(await fetchOne()).toEqual({ ok: false, problem });
});

it.each(['twenty seconds', 'a drip'] as const)(
  'the fetch of a picture that takes %s ends at the time limit',
  async (hostile) => {
    vendor.answer = { hostile };
    const startedAt = performance.now();
    expect(await fetchOne(300)).toEqual({ ok: false, problem: 'away' });
    expect(performance.now() - startedAt).toBeLessThan(5000);
  },
);
