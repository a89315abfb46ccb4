import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { openDatabase } from '../../src/adapters/db/connect.ts';
import { createDeliveryQueue } from '../../src/adapters/db/delivery-queue.ts';
import { createLeadStore } from '../../src/adapters/db/lead-store.ts';
import { listLeads } from '../../src/app/lead/list-leads.ts';
import { simulation } from './latency.ts';
import { freePort, type SiteProcess, startSite } from './site-process.ts';

const ROUNDS = 100;
const IN_FLIGHT = 20;
const DELIVERY_MS = 120_000;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * (g) Kills the process with SIGKILL a hundred times while leads are posted and their receiver is down. Then the
 * receiver comes back: every acknowledged lead must be stored, and every stored lead delivered. A duplicate is a
 * delivery that arrived twice with the same identifier, which "at least once" allows.
 */
export async function measureCrashes(rounds = ROUNDS) {
  const port = await freePort();
  const receiverPort = await freePort();
  const env = {
    DEMO_DATA: 'off',
    WEBHOOK_SECRET: secret,
    WEBHOOK_SIMULATOR_URL: `http://127.0.0.1:${receiverPort}/`,
  };
  const acknowledged = new Set<string>();
  let index = 0;
  let site: SiteProcess = await startSite(env, { port });
  for (let round = 0; round < rounds; round += 1) {
    const killer = sleep(40 + Math.random() * 160).then(() => site.stop('SIGKILL'));
    const posts = Array.from({ length: IN_FLIGHT }, async () => {
      for (;;) {
        const answer = await postLead(site.url, index++);
        if (!answer) return;
        acknowledged.add(answer);
      }
    });
    await Promise.all([killer, ...posts]);
    site = await startSite(env, { port, dataDir: site.dataDir });
  }
  await site.stop();

  const database = await openDatabase({ dataDir: site.dataDir });
  const stored = new Set((await listLeads(createLeadStore(database))).map(({ lead }) => lead.id));
  // The receiver was down for less than a day: what still waits for its next attempt is made due now.
  await database.db
    .updateTable('deliveries')
    .set({ next_attempt_at: 0, lease: null })
    .where('state', '=', 'pending')
    .execute();
  await database.close();

  const receiver = await startReceiver(receiverPort);
  site = await startSite(env, { port, dataDir: site.dataDir });
  const deadline = Date.now() + DELIVERY_MS;
  while (receiver.ids.size < stored.size && Date.now() < deadline) await sleep(200);
  await site.stop();
  receiver.close();
  const after = await openDatabase({ dataDir: site.dataDir });
  const states = await createDeliveryQueue(after).counts();
  await after.close();
  await site.remove();
  return {
    kills: rounds,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)).length,
    stored: stored.size,
    delivered: receiver.ids.size,
    duplicates: receiver.duplicates(),
    forged: receiver.forged(),
    states,
  };
}

async function postLead(url: string, index: number): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/simulator/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(simulation(index)),
    });
    const { data } = (await response.json()) as { data?: { id: string } };
    return data?.id;
  } catch {
    return undefined;
  }
}

async function startReceiver(port: number) {
  const webhook = new Webhook(secret);
  const ids = new Set<string>();
  let duplicates = 0;
  let forged = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    try {
      webhook.verify(body, request.headers as Record<string, string>);
      const id = String(request.headers['webhook-id']);
      if (ids.has(id)) duplicates += 1;
      ids.add(id);
    } catch {
      forged += 1;
    }
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { ids, duplicates: () => duplicates, forged: () => forged, close: () => server.close() };
}
