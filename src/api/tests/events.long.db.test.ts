import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactLead, deliveryOf } from '../../../tests/factories.ts';
import { reviewForm } from '../../../tests/reviews.ts';
import { contactForm, openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { openDatabase } from '../../adapters/db/engine/connect.ts';
import { createLeadStore } from '../../adapters/db/leads/lead-store.ts';
import type { Account } from '../../app/ports/account.ts';
import { errorsFor } from '../../i18n/server-errors.ts';
import { MOST_STREAMS } from '../stream-places.ts';

eachEngine('the event stream', (engine) => {
  let site: TestSite;
  let url: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    site.revisions.start();
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
      /** Reads until the text matches `awaited`, or to the end without `awaited`; returns the text. */
      async until(awaited?: RegExp): Promise<string> {
        while (!awaited?.test(heard)) {
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

  it('reports a lead, a change and a lead of another process over a real connection', async () => {
    const client = await connect();
    expect(client.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(client.response.headers.get('cache-control')).toBe('no-store');
    // Without this header, nginx buffers the stream.
    expect(client.response.headers.get('x-accel-buffering')).toBe('no');
    // The sign-in is a change too, and may be reported before the lead.
    const told = (leads: number, changes = '\\d+') =>
      new RegExp(`event: changed\ndata: \\{"leads":${leads},"changes":${changes},.*\n\n`);
    await client.until(/event: state\ndata: \{"leads":0,.*\n\n/);
    await site.post('/api/contact/submit', contactForm);
    await client.until(told(1));
    const [report] = await site.stores.leads.list({ limit: 1 });
    await site.post(`/api/leads/${report?.lead.id}/notes`, { text: 'a' }, headers);
    await site.revisions.look();
    await client.until(told(1, String(site.revisions.now()?.audit)));

    const another = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    const lead = contactLead();
    await createLeadStore(another).save(lead, [deliveryOf(lead)]);
    await another.close();
    await client.until(told(2));

    client.away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(0);
  });

  it('reports a new review to a moderator', async () => {
    const moderator = await addAccount(site, { role: 'moderator' });
    const client = await connect(bearer(await tokenOf(site, moderator)));
    await client.until(/event: state\ndata: \{.*"reviews":0,/);
    await site.post('/api/reviews', reviewForm);
    await client.until(/event: changed\ndata: \{.*"reviews":1,/);
    client.away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(0);
  });

  it('returns 429 when an account has too many streams, until one of them is closed', async () => {
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
    // Another account has its own limit.
    const other = await connect();
    expect(other.response.status).toBe(200);
    for (const { away } of [...clients.slice(1), other]) away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(1);
    const again = await connect(account);
    expect(again.response.status).toBe(200);
    for (const { away } of [again, ...clients]) away.abort();
    await expect.poll(() => site.changes.listeners()).toBe(0);
  });

  it('ends the stream long before its heartbeat when the session ends, however it ends', async () => {
    const endings: ((account: Account, own: Record<string, string>) => Promise<Response>)[] = [
      (_, own) => site.post('/api/auth/logout', {}, own),
      (_, own) => site.post('/api/auth/logout-everywhere', {}, own),
      ({ id }) => site.send('PATCH', `/api/accounts/${id}`, { disabled: true }, headers),
      ({ id }) => site.post(`/api/accounts/${id}/sign-out`, {}, headers),
      ({ id }) => site.post(`/api/accounts/${id}/password`, {}, headers),
    ];
    await Promise.all(
      endings.map(async (end) => {
        const account = await addAccount(site, { role: 'sales' });
        const own = bearer(await tokenOf(site, account));
        const client = await connect(own);
        await client.until(/event: state/);
        expect((await end(account, own)).status).toBe(200);
        await client.until();
      }),
    );
    expect(site.changes.listeners()).toBe(0);
    // Half of the pause between two heartbeats, which ended the streams before.
  }, 12_500);

  it('opens no stream for a HEAD request', async () => {
    const response = await fetch(`${url}/api/events`, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(site.changes.listeners()).toBe(0);
  });

  it('ends the stream when the server closes', async () => {
    const client = await connect();
    await client.until(/event: state/);
    site.changes.stop();
    await client.until();
    expect(site.changes.listeners()).toBe(0);
  });
});
