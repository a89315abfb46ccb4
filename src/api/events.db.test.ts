import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../tests/accounts.ts';
import { eachEngine } from '../../tests/databases.ts';
import { contactLead, deliveryOf } from '../../tests/factories.ts';
import { reviewForm } from '../../tests/reviews.ts';
import { contactForm, openTestSite, type TestSite } from '../../tests/test-site.ts';
import { openDatabase } from '../adapters/db/connect.ts';
import { createLeadStore } from '../adapters/db/lead-store.ts';
import { errorsFor } from '../i18n/server-errors.ts';
import { MOST_STREAMS } from './stream-places.ts';

eachEngine('events', (engine) => {
  let site: TestSite;
  let url: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    url = await site.listen();
    headers = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(() => site.close());

  async function connect(as = headers) {
    const away = new AbortController();
    const response = await fetch(`${url}/api/events`, { headers: as, signal: away.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    return {
      response,
      away,
      /** Reads until it has heard this; `undefined`: until the end. */
      async until(said?: string): Promise<string> {
        while (said === undefined || !heard.includes(said)) {
          const part = await reader?.read();
          if (!part || part.done) return heard;
          heard += part.value;
        }
        const all = heard;
        heard = '';
        return all;
      },
    };
  }

  it('tell over a real connection of a lead, of a change, and of what another process wrote', async () => {
    const client = await connect();
    expect(client.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(client.response.headers.get('cache-control')).toBe('no-store');
    // nginx collects an answer that does not forbid it.
    expect(client.response.headers.get('x-accel-buffering')).toBe('no');
    const first = await client.until('"changes"');
    expect(first).toContain('event: state\ndata: {"leads":0,');
    await site.post('/api/contact/submit', contactForm);
    expect(await client.until('"changes"')).toContain('event: changed\ndata: {"leads":1,');
    const [report] = await site.stores.leads.list({ limit: 1 });
    await site.post(`/api/leads/${report?.lead.id}/notes`, { text: 'a' }, headers);
    expect(await client.until('"changes"')).toContain('event: changed\ndata: {"leads":1,');

    const another = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    const lead = contactLead();
    await createLeadStore(another).save(lead, [deliveryOf(lead)]);
    await another.close();
    expect(await client.until('"changes"')).toContain('event: changed\ndata: {"leads":2,');

    client.away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(0);
  });

  it('tell a moderator of a new review', async () => {
    const moderator = await addAccount(site, { role: 'moderator' });
    const client = await connect(bearer(await tokenOf(site, moderator)));
    expect(await client.until('"reviews"')).toContain('"reviews":0}');
    await site.post('/api/reviews', reviewForm);
    expect(await client.until('"reviews"')).toMatch(/event: changed\ndata: \{.*"reviews":1\}/);
    client.away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(0);
  });

  it('are so many for each account, and no more, until one of them is left', async () => {
    const account = bearer(await tokenOf(site, await addAccount(site)));
    const clients = await Promise.all(Array.from({ length: MOST_STREAMS }, () => connect(account)));
    expect(clients.map(({ response }) => response.status)).toEqual(Array(MOST_STREAMS).fill(200));
    const { response: refused, until } = await connect({ ...account, 'accept-language': 'es' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(JSON.parse(await until())).toMatchObject({
      success: false,
      code: 'rate_limited',
      message: errorsFor('es').codes.rate_limited,
    });
    // Another account has places of its own.
    const other = await connect();
    expect(other.response.status).toBe(200);
    for (const { away } of [...clients.slice(1), other]) away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(1);
    const again = await connect(account);
    expect(again.response.status).toBe(200);
    for (const { away } of [again, ...clients]) away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(0);
  });

  it('are not opened for somebody who asks for the headers only', async () => {
    const response = await fetch(`${url}/api/events`, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(site.changes.listeners()).toBe(0);
  });

  it('end when the server closes', async () => {
    const client = await connect();
    await client.until('"changes"');
    await site.changes.stop();
    await client.until();
    expect(site.changes.listeners()).toBe(0);
  });
});
