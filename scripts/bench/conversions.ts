import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { administratorEnv, postJson, signIn } from './administrator.ts';
import { withDatabase } from './databases.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { percentile } from './tools/wrk.ts';

const BLOCKS = 5;
const VISITORS = 300;
const WARM_UP = 100;
const GOAL = 1.05;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/**
 * The answer to a lead on two sites at the same time, one of which tells three ad platforms of it by the server while none of them
 * can be reached. Visitors come to both in turns, so that the load of the machine is the same for both; each accepts advertising and
 * reports the act, as a browser does. `ratio` is the median of the blocks' ratios of the 95th percentiles.
 */
export const measureConversions = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, (env) =>
    withDatabase(engine, async (otherEnv) => {
      const pixels = { META_PIXEL_ID: '123456789012345', TIKTOK_PIXEL_ID: '1234567890123456789' };
      const usual = { ...administratorEnv, ...pixels, ADMIN_SECOND_FACTOR: 'off', DEMO_DATA: 'off' };
      const off = await startSite({ ...env, ...usual });
      const on = await startSite({ ...otherEnv, ...usual });
      try {
        await switchOn(on.url);
        const blocks: { off: number; on: number }[] = [];
        for (let block = -1; block < BLOCKS; block += 1) {
          const times = await inTurns(off, on, block < 0 ? WARM_UP : VISITORS);
          if (block >= 0) blocks.push({ off: percentile(times.off, 0.95), on: percentile(times.on, 0.95) });
        }
        const ratios = blocks.map((block) => block.on / block.off).toSorted((one, other) => one - other);
        const ratio = Math.round((ratios[Math.floor(BLOCKS / 2)] ?? 0) * 1000) / 1000;
        const ms = (name: 'off' | 'on') => blocks.map((block) => Math.round(block[name] * 100) / 100);
        return {
          visitors: BLOCKS * VISITORS,
          offP95Ms: ms('off'),
          onP95Ms: ms('on'),
          ratio,
          isMet: ratio <= GOAL,
        };
      } finally {
        await off.remove();
        await on.remove();
      }
    }),
  );

async function switchOn(url: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const response = await fetch(`${url}/api/settings/conversions`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url)}` },
    body: JSON.stringify({
      ...{ version: 0, meta: true, metaToken: 'EAABbench', tiktok: true, tiktokToken: 'bench-token' },
      googleToken: JSON.stringify({ client_email: 'bench@example.com', private_key: privateKey }),
      ...{ google: true, googleCustomer: '1234567890', googleAction: '987654321' },
    }),
  });
  if (!response.ok) throw new Error(`The settings answered ${response.status}.`);
}

/** Returns the milliseconds of the answers to the leads. */
async function inTurns(off: SiteProcess, on: SiteProcess, visitors: number) {
  const times = { off: [] as number[], on: [] as number[] };
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    // Neither is always first.
    const turns = [['off', off.url] as const, ['on', on.url] as const];
    for (const [name, url] of visitor % 2 ? turns : turns.toReversed())
      times[name].push(await visit(url, visitor));
  }
  return times;
}

async function visit(url: string, visitor: number): Promise<number> {
  const id = randomUUID();
  const timestamp = new Date(Date.now() - 60_000).toISOString();
  const choice = { essential: true, analytics: false, marketing: true, functional: false, version: '1.0' };
  const proof = { id, record: { ...choice, timestamp }, textVersion: '2026-11-29.4', locale: 'fr' };
  await postJson(`${url}/api/consents`, proof);
  const form = {
    ...{ name: 'Bench', email: `bench-${id}@example.com`, message: 'Un single.', platform: 'youtube' },
    ...{ page: '/contact', locale: 'fr' },
  };
  const begin = performance.now();
  const response = await postJson(`${url}/api/contact/submit`, form);
  const { data } = (await response.json()) as { data: { id: string } };
  const time = performance.now() - begin;
  const ids = {
    fbp: `fb.1.1795830000000.${1_000_000 + visitor}`,
    ttp: '2F7h37YkS1j57AYSKTI7IHhJPYH',
    gclid: 'Cj0KCQiA-bench-BwE',
  };
  await fetch(`${url}/api/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
    body: JSON.stringify({ lead: data.id, act: 'lead', proof: id, loaded: ['meta'], ids }),
  });
  return time;
}
