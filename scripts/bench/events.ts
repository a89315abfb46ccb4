import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb, startSite } from './site-process.ts';

const CLIENTS = 1000;
/** How long after the lead a client may hear of it, in milliseconds. */
const PATIENCE_MS = 5000;
const EMAIL = 'bench@example.com';
const PASSWORD = 'a melody that nobody hums';

/** (j) A thousand open back offices: who hears of one lead, how soon, and what they cost the server in memory. */
export async function measureEvents() {
  const site = await startSite({ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD });
  try {
    return await hearOfOneLead(site);
  } finally {
    await site.remove();
  }
}

async function hearOfOneLead({ url, pid }: { url: string; pid: number }) {
  const clients: Client[] = [];
  try {
    const token = await signIn(url);
    const before = residentMb(pid);
    for (let index = 0; index < CLIENTS; index += 1) clients.push(connect(url, token));
    await Promise.all(clients.map(({ connected }) => connected));
    // Everybody is told first where things stand.
    await sleep(2000);
    const connectedMb = residentMb(pid);
    const postedAt = performance.now();
    await postLead(url);
    const deadline = postedAt + PATIENCE_MS;
    while (clients.some(({ heardAt }) => heardAt() === undefined) && performance.now() < deadline)
      await sleep(20);
    const delays = clients.flatMap(({ heardAt }) => heardAt() ?? []).map((at) => at - postedAt);
    return {
      clients: CLIENTS,
      heard: delays.length,
      slowestMs: Math.round(Math.max(...delays)),
      residentMb: { before, connected: connectedMb, after: residentMb(pid) },
    };
  } finally {
    for (const client of clients) client.leave();
  }
}

interface Client {
  connected: Promise<void>;
  heardAt(): number | undefined;
  leave(): void;
}

function connect(url: string, token: string): Client {
  let heardAt: number | undefined;
  let call: ClientRequest | undefined;
  const connected = new Promise<void>((resolve, reject) => {
    call = request(`${url}/api/events`, { agent: false, headers: { authorization: `Bearer ${token}` } })
      .on('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (text: string) => {
          resolve();
          if (text.includes('event: changed')) heardAt ??= performance.now();
        });
        // Cut off at the end of the measurement.
        response.on('error', () => {});
      })
      .on('error', reject)
      .end();
  });
  return { connected, heardAt: () => heardAt, leave: () => call?.destroy() };
}

async function signIn(url: string): Promise<string> {
  const response = await post(`${url}/api/auth/login`, { email: EMAIL, password: PASSWORD });
  return ((await response.json()) as { token: string }).token;
}

async function postLead(url: string): Promise<void> {
  await post(`${url}/api/contact/submit`, {
    name: 'Léa Martin',
    email: 'lea@example.com',
    message: 'Bonjour',
    platform: 'youtube',
  });
}

async function post(url: string, body: object): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
