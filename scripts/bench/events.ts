import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_STREAMS } from '../../src/api/stream-places.ts';
import { administratorEnv, postJson, signIn, signInInvited } from './administrator.ts';
import { residentMb, startSite } from './site-process.ts';

const CLIENTS = 1000;
/** The time within which every client must receive the event of the lead, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * (j) Opens a thousand event streams, the allowed maximum for each account, and posts one lead. Measures the number of
 * clients that receive the event, the slowest delay, and the server's memory.
 */
export async function measureEvents() {
  const site = await startSite(administratorEnv);
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
    // Every client first receives the current state.
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
        // The measurement cuts the connection at its end.
        response.on('error', () => {});
      })
      .on('error', reject)
      .end();
  });
  return { connected, heardAt: () => heardAt, leave: () => call?.destroy() };
}

/** Returns `count` tokens: the administrator's, and those of moderators that the administrator adds. */
async function signInAccounts(url: string, count: number): Promise<string[]> {
  const admin = await signIn(url);
  const tokens = [admin];
  while (tokens.length < count) {
    tokens.push(await signInInvited(url, admin, `moderator-${tokens.length}@example.com`, 'moderator'));
  }
  return tokens;
}

async function postLead(url: string): Promise<void> {
  await postJson(`${url}/api/contact/submit`, {
    name: 'Léa Martin',
    email: 'lea@example.com',
    message: 'Bonjour',
    platform: 'youtube',
  });
}
