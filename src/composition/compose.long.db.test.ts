import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine, freshLocation } from '../../tests/databases/databases.ts';
import { contactForm, openTestSite, simulation } from '../../tests/test-site.ts';
import { readEnv } from '../config/env.ts';
import { traceIdOf } from '../domain/trace/trace-parent.ts';
import { compose } from './compose.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

interface Received {
  id: string;
  body: unknown;
  traceId: string | undefined;
}
let receiver: Server;
let url: string;
/** Requests whose signature the receiver verified with the standardwebhooks package. */
let received: Received[];
let answer: () => number | Promise<number>;

beforeEach(async () => {
  received = [];
  answer = () => 200;
  receiver = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const body = new Webhook(secret).verify(text, request.headers as Record<string, string>);
    const traceId = traceIdOf(request.headersDistinct['traceparent']?.[0]);
    received.push({ id: String(request.headers['webhook-id']), body, traceId });
    response.writeHead(await answer()).end('seen');
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const webhooks = (urls: Record<string, string>) => ({
  WEBHOOK_SECRET: secret,
  WEBHOOK_ALLOW_PRIVATE: 'on',
  ...urls,
});

eachEngine('the delivery of a submitted form', (engine) => {
  it('sends a stored lead, signed, within seconds', async () => {
    const site = await openTestSite(
      engine,
      {},
      webhooks({ WEBHOOK_CONTACT_URL: url, WEBHOOK_SIMULATOR_URL: url }),
    );
    site.worker.start();
    await site.post('/api/contact/submit', { ...contactForm, locale: 'en', page: '/', form_ref: '' });
    await site.post('/api/simulator/submit', simulation);
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5000 });
    expect(received.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        contactForm,
        { ...simulation, views: 40_000, reach: 100_000, cpv: '0.010 - 0.040 $ (CPV)' },
      ]),
    );
    await vi.waitFor(async () =>
      expect(await site.stores.queue.counts()).toEqual({
        pending: 0,
        not_configured: 0,
        delivered: 2,
        dead: 0,
      }),
    );
    await site.close();
  });

  it('carries the trace of the proxy, or a new one, from the log of the request to the automation', async () => {
    const site = await openTestSite(engine, {}, webhooks({ WEBHOOK_CONTACT_URL: url }));
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    const linesOf = (trace: string | undefined) =>
      site.lines.map((line) => JSON.parse(line)).filter((line) => line.traceId === trace);
    site.worker.start();
    await site.post('/api/contact/submit', contactForm, { traceparent });
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5000 });
    expect(received[0]?.traceId).toBe(traceId);
    await vi.waitFor(() =>
      expect(linesOf(traceId).map(({ msg }) => msg)).toEqual(['lead stored', 'request', 'delivery done']),
    );
    await site.post('/api/contact/submit', contactForm, { traceparent: 'zoe@example.com' });
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5000 });
    expect(received[1]?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(received[1]?.traceId).not.toBe(traceId);
    expect(site.lines.join('')).not.toContain('zoe@example.com');
    await site.close();
  });

  it('retries a delivery with the same identifier when the receiver fails', async () => {
    let now = Date.now();
    const site = await openTestSite(
      engine,
      { clock: { now: () => now }, pollMs: 20 },
      webhooks({ WEBHOOK_CONTACT_URL: url }),
    );
    answer = () => (received.length === 1 ? 500 : 200);
    site.worker.start();
    await site.post('/api/contact/submit', contactForm);
    await vi.waitFor(async () => {
      const [report] = await site.stores.leads.list({ limit: 1 });
      expect(report?.deliveries[0]).toMatchObject({ state: 'pending', attempts: 1, lastStatus: 500 });
    });
    now += 6000;
    await vi.waitFor(async () => expect((await site.stores.queue.counts()).delivered).toBe(1));
    expect(received).toHaveLength(2);
    expect(received[0]).toEqual(received[1]);
    await site.close();
  });

  it('holds a delivery while its destination has no address, and sends it when an address is configured', async () => {
    const location = await freshLocation(engine);
    const base = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl, LOG_LEVEL: 'silent' };
    const before = await compose(readEnv({ ...base, ...webhooks({}) }));
    before.worker.start();
    await before.api.request('/api/contact/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactForm),
    });
    await vi.waitFor(async () => expect((await before.stores.queue.counts()).not_configured).toBe(1));
    await before.close();

    const after = await compose(readEnv({ ...base, ...webhooks({ WEBHOOK_CONTACT_URL: url }) }));
    after.worker.start();
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5000 });
    await after.close();
    await location.remove();
  });

  it('records the delivery under way when the worker stops, and starts no other delivery', async () => {
    const site = await openTestSite(engine, {}, webhooks({ WEBHOOK_CONTACT_URL: url }));
    let finish = () => {};
    answer = () =>
      new Promise((resolve) => {
        finish = () => resolve(200);
      });
    site.worker.start();
    await site.post('/api/contact/submit', contactForm);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const stopped = site.worker.stop();
    await site.post('/api/contact/submit', contactForm);
    finish();
    await stopped;
    expect(await site.stores.queue.counts()).toMatchObject({ delivered: 1, pending: 1 });
    expect(received).toHaveLength(1);
    await site.close();
  });

  it('sends each delivery once when several processes work on the same queue', async () => {
    const site = await openTestSite(engine, {}, webhooks({ WEBHOOK_CONTACT_URL: url }));
    for (let i = 0; i < 30; i += 1) {
      await site.post('/api/contact/submit', { ...contactForm, name: `Artist ${i}` });
    }
    const workers = [1, 2, 3].map(() =>
      spawnWorker({ ...site.variables, ...webhooks({ WEBHOOK_CONTACT_URL: url }) }),
    );
    await vi.waitFor(async () => expect((await site.stores.queue.counts()).delivered).toBe(30), {
      timeout: 20_000,
      interval: 100,
    });
    expect(received).toHaveLength(30);
    expect(new Set(received.map(({ id }) => id)).size).toBe(30);
    for (const worker of workers) worker.kill('SIGKILL');
    await site.close();
  });
});

/** Starts another process that only works on the queues. */
function spawnWorker(variables: Record<string, string>): ChildProcess {
  const script = `
    import { compose } from ${JSON.stringify(new URL('./compose.ts', import.meta.url).href)};
    import { readEnv } from ${JSON.stringify(new URL('../config/env.ts', import.meta.url).href)};
    (await compose(readEnv(${JSON.stringify({ ...variables, LOG_LEVEL: 'silent' })}))).worker.start();`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
}

it('stores generated secrets in files that only their owner can read', async () => {
  const location = await freshLocation('sqlite');
  const site = await compose(readEnv({ DATA_DIR: location.dataDir, LOG_LEVEL: 'silent' }));
  await site.close();
  const secrets = readdirSync(location.dataDir).filter((name) => /-(?:secret|key)$/.test(name));
  expect(secrets.sort()).toEqual([
    'push-key',
    'reminder-push-key',
    'session-secret',
    'settings-key',
    'webhook-secret',
  ]);
  for (const name of secrets) expect(statSync(path.join(location.dataDir, name)).mode & 0o777).toBe(0o600);
  await location.remove();
});
