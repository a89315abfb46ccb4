import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { limitRenderings } from './rate-limit.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it('limitRenderings lets an address have sixty pages rendered, then says for how long to wait', async () => {
  const limit = limitRenderings({ rateLimitPerMinute: 10, trustProxy: 0 });
  for (let page = 0; page < 300; page++) expect(await limit(from('192.0.2.1'))).toBeUndefined();
  const wait = await limit(from('192.0.2.1'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10_000);
  expect(await limit(from('192.0.2.2'))).toBeUndefined();
});

it('limitRenderings counts the visitor behind a proxy, and no entry that the visitor made up', async () => {
  const limit = limitRenderings({ rateLimitPerMinute: 10, trustProxy: 1 });
  for (let page = 0; page < 300; page++) await limit(from('10.0.0.1', `198.51.100.${page % 250}, 192.0.2.1`));
  expect(await limit(from('10.0.0.1', '192.0.2.1'))).toBeGreaterThan(0);
  expect(await limit(from('10.0.0.1', '192.0.2.9'))).toBeUndefined();
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'limitRenderings does not limit %s, from which an unannounced proxy may send every visitor',
  async (own) => {
    const limit = limitRenderings({ rateLimitPerMinute: 10, trustProxy: 0 });
    for (let page = 0; page < 301; page++) expect(await limit(from(own))).toBeUndefined();
  },
);
