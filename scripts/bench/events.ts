import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_STREAMS } from '../../src/api/stream-places.ts';
import type { GivenPassword } from '../../src/contracts/account.ts';
import { residentMb, startSite } from './site-process.ts';

const CLIENTS = 1000;
/** How long after the lead a client may hear of it, in milliseconds. */
const PATIENCE_MS = 5000;
const EMAIL = 'bench@example.com';
const PASSWORD = 'a melody that nobody hums';

/**
 * (j) A thousand open back offices, as many for each account as it may have: who hears of one lead, how soon, and what they
 * cost the server in memory.
 */
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
    const tokens = await signInAccounts(url, Math.ceil(CLIENTS / MOST_STREAMS));
    const before = residentMb(pid);
    for (let index = 0; index < CLIENTS; index += 1)
      clients.push(connect(url, tokens[Math.floor(index / MOST_STREAMS)] ?? ''));
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
      accounts: tokens.length,
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

/** The administrator's token, and those of moderators that it adds. */
async function signInAccounts(url: string, count: number): Promise<string[]> {
  const admin = await signIn(url, { email: EMAIL, password: PASSWORD });
  const tokens = [admin];
  while (tokens.length < count) {
    const draft = { email: `moderator-${tokens.length}@example.com`, role: 'moderator' };
    const given = await post(`${url}/api/accounts`, draft, { authorization: `Bearer ${admin}` });
    tokens.push(await signIn(url, ((await given.json()) as { data: GivenPassword }).data));
  }
  return tokens;
}

async function signIn(url: string, credentials: GivenPassword): Promise<string> {
  const response = await post(`${url}/api/auth/login`, credentials);
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

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
