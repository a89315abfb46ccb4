import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { deadDelivery } from '../../../../tests/dead-delivery.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { WebhookSender } from '../../../app/ports.ts';

const SECRET_PATH = 'secret-path';

eachEngine('the deliveries API', (engine) => {
  const send = vi.fn<WebhookSender['send']>();
  let site: TestSite;
  let token: string;
  let adminId: string;
  let adminEmail: string;
  beforeAll(async () => {
    site = await openTestSite(
      engine,
      { sender: { send } },
      { WEBHOOK_CONTACT_URL: `https://n8n.example.com:8443/webhook/${SECRET_PATH}` },
    );
    const admin = await addAccount(site);
    adminId = admin.id;
    adminEmail = admin.email;
    token = await tokenOf(site, admin);
  });
  afterAll(() => site.close());
  const post = (path: string) => postFrom(site, newAddress(), `/api/${path}`, '', bearer(token));
  const audited = async () => (await site.stores.audit.latest(1))[0];

  const dead = () => deadDelivery(site);

  it('replays a delivery that was given up, and returns 409 for a second replay', async () => {
    const id = await dead();
    const response = await post(`deliveries/${id}/replay`);
    expect(await response.json()).toEqual({ success: true, data: { replayed: 1 } });
    expect(await audited()).toMatchObject({ action: 'delivery_replayed', actorId: adminId, subject: id });
    const again = await post(`deliveries/${id}/replay`);
    expect([again.status, await again.json()]).toMatchObject([
      409,
      {
        code: 'delivery_not_dead',
        message: 'Cet envoi n’est pas en échec\u00a0: il n’y a rien à relancer.',
      },
    ]);
    for (const id of ['unknown', '%00']) expect((await post(`deliveries/${id}/replay`)).status).toBe(404);
    await site.stores.queue.claim({
      now: Date.now(),
      leaseMs: 1e9,
      limit: 9,
      destinations: ['contact'],
    });
  });

  it('replays all deliveries that were given up, and writes no audit entry without any', async () => {
    for (let i = 0; i < 2; i += 1) await dead();
    expect(await (await post('deliveries/replay')).json()).toMatchObject({ data: { replayed: 2 } });
    const entry = await audited();
    expect(entry).toMatchObject({ action: 'deliveries_replayed', after: { replayed: 2 } });
    expect(await (await post('deliveries/replay')).json()).toMatchObject({ data: { replayed: 0 } });
    expect(await audited()).toEqual(entry);
  });

  it('records in the events of a lead which account replayed its delivery', async () => {
    const id = await dead();
    const replays = async () => {
      const { items } = (await (await site.get('/api/leads', bearer(token))).json()).data;
      for (const { id: lead } of items) {
        const { data } = await (await site.get(`/api/leads/${lead}`, bearer(token))).json();
        if (data.deliveries.some((delivery: { id: string }) => delivery.id === id))
          return data.events.filter(({ kind }: { kind: string }) => kind === 'replay');
      }
    };
    expect(await replays()).toEqual([]);
    await post('deliveries/replay');
    const { at = 0 } = (await audited()) ?? {};
    expect(await replays()).toEqual([
      { kind: 'replay', at: new Date(at).toISOString(), by: adminEmail, destination: 'contact' },
    ]);
  });

  it('lists the hosts of the automations, and never their whole addresses', async () => {
    const text = await (await site.get('/api/webhooks', bearer(token))).text();
    expect(JSON.parse(text).data).toEqual([
      { destination: 'simulator', host: null },
      { destination: 'contact', host: 'n8n.example.com:8443' },
      { destination: 'booking', host: null },
      { destination: 'planner', host: null },
    ]);
    expect(text).not.toContain(SECRET_PATH);
  });

  it('sends one test message with a timeout of five seconds, and returns its outcome', async () => {
    send.mockResolvedValueOnce({ outcome: { kind: 'answered', status: 204 }, answer: null });
    const response = await post('webhooks/contact/test');
    expect((await response.json()).data).toEqual({
      delivered: true,
      status: 204,
      error: null,
      durationMs: expect.any(Number),
      answer: null,
    });
    const message = send.mock.calls.at(-1)?.[0];
    expect(message).toMatchObject({ timeoutMs: 5000, url: expect.stringContaining(SECRET_PATH) });
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'webhook.test', destination: 'contact' });
    expect(await audited()).toMatchObject({
      action: 'webhook_tested',
      actorId: adminId,
      subject: 'contact',
      after: { delivered: true, status: 204, error: null },
    });
    send.mockResolvedValueOnce({ outcome: { kind: 'failed', reason: 'timeout' }, answer: null });
    expect((await (await post('webhooks/contact/test')).json()).data).toMatchObject({
      delivered: false,
      status: null,
      error: 'timeout',
    });
    expect(await audited()).toMatchObject({ after: { delivered: false, status: null, error: 'timeout' } });
  });

  it('counts a test message neither in the dashboard nor among the mails', async () => {
    const seen = async () => {
      const read = async (path: string) => (await (await site.get(path, bearer(token))).json()).data;
      const { activity, deliveries, funnel } = await read('/api/dashboard');
      return { activity, deliveries, leads: funnel.leads, mails: await read('/api/mails') };
    };
    const before = await seen();
    send.mockResolvedValueOnce({ outcome: { kind: 'answered', status: 204 }, answer: null });
    expect((await post('webhooks/contact/test')).status).toBe(200);
    const mail = await postFrom(
      site,
      newAddress(),
      '/api/settings/mail/test',
      JSON.stringify({ to: 'boss@example.com' }),
      bearer(token),
    );
    expect(mail.status).toBe(200);
    expect(await seen()).toEqual(before);
  });

  it('returns 404 for a test of an unknown automation, and 409 for a test without an address', async () => {
    expect((await post('webhooks/elsewhere/test')).status).toBe(404);
    const response = await post('webhooks/booking/test');
    expect(await problemOf(response)).toEqual([409, 'webhook_not_configured']);
  });

  it('returns 429 when tests come too often', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 2, perHour: 9 } });
    const own = bearer(await tokenOf(limited, await addAccount(limited)));
    const address = newAddress();
    const test = () => postFrom(limited, address, '/api/webhooks/contact/test', '', own);
    expect([(await test()).status, (await test()).status, (await test()).status]).toEqual([409, 409, 429]);
    const erase = await postFrom(limited, address, '/api/people/erase', { email: 'a@example.com' }, own);
    expect(erase.status).toBe(429);
    await limited.close();
  });
});
