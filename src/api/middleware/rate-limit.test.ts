import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { limitRenderings } from './rate-limit.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it('lets an address have 300 pages rendered, then returns the milliseconds to wait', async () => {
  const limit = limitRenderings({ rateLimitPerMinute: 10, trustProxy: 0 });
  for (let page = 0; page < 300; page++) expect(await limit(from('192.0.2.1'))).toBeUndefined();
  const wait = await limit(from('192.0.2.1'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10_000);
  expect(await limit(from('192.0.2.2'))).toBeUndefined();
});

it('counts renderings for the visitor behind a proxy, and ignores entries that the visitor invented', async () => {
  const limit = limitRenderings({ rateLimitPerMinute: 10, trustProxy: 1 });
  for (let page = 0; page < 300; page++) await limit(from('10.0.0.1', `198.51.100.${page % 250}, 192.0.2.1`));
  expect(await limit(from('10.0.0.1', '192.0.2.1'))).toBeGreaterThan(0);
  expect(await limit(from('10.0.0.1', '192.0.2.9'))).toBeUndefined();
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'does not limit renderings for %s, the address of every visitor behind an unannounced proxy',
  async (own) => {
    const limit = limitRenderings({ rateLimitPerMinute: 10, trustProxy: 0 });
    for (let page = 0; page < 301; page++) expect(await limit(from(own))).toBeUndefined();
  },
);
