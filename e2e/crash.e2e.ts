import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/adapters/db/engine/connect.ts';
import type { SimulationInputs } from '../src/contracts/leads/simulation.ts';
import { figuresOf } from '../tests/e2e/figures.ts';
import { campaign } from '../tests/e2e/simulator.ts';
import { type Site, siteOfFile } from '../tests/e2e/site.ts';

/** Every acknowledged lead is stored and delivered, even if the process is killed. */

const site = await siteOfFile({ RATE_LIMIT_PER_MINUTE: '100000' });
const { receiver } = site;

/** Makes pending deliveries due, as if hours had passed without a process: also those claimed by a dead process. */
async function passHours({ dataDir }: Site): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  await db.updateTable('deliveries').set({ next_attempt_at: 0 }).where('state', '=', 'pending').execute();
  await close();
}

/** Sends requests without pause, many at once, until the server is killed; returns the acknowledged leads. */
async function postUntilKilled(inFlight: number, killAfter: number): Promise<Map<string, SimulationInputs>> {
  const acknowledged = new Map<string, SimulationInputs>();
  let kill = (): unknown => undefined;
  const killed = new Promise<void>((resolve) => {
    kill = () => resolve(site.kill());
  });
  const post = async (): Promise<void> => {
    for (;;) {
      const answers = campaign({ budget: 500 + acknowledged.size });
      const response = await site.post('/api/simulator/submit', answers).catch(() => undefined);
      const answer = await response?.json().catch(() => undefined);
      if (!response || !answer) return;
      expect(response.status).toBe(201);
      acknowledged.set(answer.data.id, answers);
      if (acknowledged.size >= killAfter) kill();
    }
  };
  await Promise.all([killed, ...Array.from({ length: inFlight }, post)]);
  return acknowledged;
}

it('a site that is killed repeatedly loses no acknowledged lead, and delivers each when the receiver is back', async () => {
  await receiver.goDown();
  const acknowledged = new Map<string, SimulationInputs>();
  for (const [inFlight, killAfter] of [
    [20, 25],
    [50, 80],
    [35, 5],
  ] as const) {
    for (const [id, answers] of await postUntilKilled(inFlight, killAfter)) acknowledged.set(id, answers);
    await site.start();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(110);
  // Kills it again during the deliveries, so that the outcome of some requests is never stored.
  await site.kill();
  await passHours(site);
  receiver.behave({ delayMs: 20 });
  await receiver.comeBack();
  await site.start();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(30);
  await site.kill();
  await passHours(site);
  receiver.behave({});
  await site.start();
  await expect
    .poll(
      async () =>
        (await site.leads()).filter(({ deliveries }) => deliveries[0]?.state !== 'delivered').length,
      {
        timeout: 30_000,
        interval: 250,
      },
    )
    .toBe(0);

  const stored = new Map((await site.printedLeads()).map((report) => [report.lead.id, report]));
  const received = Map.groupBy(receiver.received, ({ id }) => id);
  for (const [id, inputs] of acknowledged) {
    const { views, cpv, reach } = figuresOf(inputs);
    const { artistName, email, platform, campaignType, budget, country } = inputs;
    const fields = { artistName, email, platform, campaignType, budget, country, views, cpv, reach };
    expect(stored.get(id)?.lead).toMatchObject({ id, kind: 'simulation', fields });
  }
  // Leads that were stored but not acknowledged are delivered all the same.
  for (const { lead, deliveries } of stored.values()) {
    const calls = received.get(deliveries[0]?.id ?? '') ?? [];
    expect(calls.length).toBeGreaterThanOrEqual(1);
    for (const { body } of calls) expect(body).toBe(JSON.stringify(lead.fields));
  }
  // A delivery that arrived twice has the same id: there are as many ids as leads.
  expect(received.size).toBe(stored.size);
  expect(receiver.forged).toBe(0);
  // Six starts of the site, on a machine that may be busy.
}, 120_000);

it('the site retries a delivery by itself when the receiver failed', async () => {
  receiver.behave({ status: 500 });
  const answers = campaign();
  expect((await site.post('/api/simulator/submit', answers)).status).toBe(201);
  await expect.poll(async () => (await site.lead(answers.email)).deliveries[0]?.lastStatus).toBe(500);
  receiver.behave({});
  const { deliveries } = await site.lead(answers.email, 'delivered');
  expect(deliveries).toMatchObject([{ attempts: 2, lastStatus: 200 }]);
});

it('the site finishes running requests and deliveries on SIGTERM', async () => {
  receiver.behave({ delayMs: 1500 });
  const [first, last] = [campaign(), campaign()];
  const before = receiver.calls;
  // Half of a request has arrived, and the lead of another is being delivered.
  const half = startPost(JSON.stringify(last));
  expect((await site.post('/api/simulator/submit', first)).status).toBe(201);
  await expect.poll(() => receiver.calls).toBe(before + 1);
  const stopped = site.stop();
  await expect.poll(() => site.log()).toContain('"stopping"');
  expect(await half.finish()).toBe(201);
  expect(await stopped).toBe(0);
  expect((await site.lead(first.email)).deliveries).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect(site.log()).toContain('"stopped"');
  await expect(fetch(site.url)).rejects.toThrow();
  receiver.behave({});
  await site.start();
  await site.lead(last.email, 'delivered');
  expect(receiver.received.filter(({ body }) => body.includes(first.email))).toHaveLength(1);
});

/** Starts a request whose second half is sent by `finish`, which returns the status of the response. */
function startPost(body: string) {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request(`${site.url}/api/simulator/submit`, { method: 'POST', headers, agent: false });
  const answered = once(call, 'response');
  call.write(body.slice(0, 20));
  return {
    async finish(): Promise<number | undefined> {
      call.end(body.slice(20));
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}
