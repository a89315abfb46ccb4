import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { MAX_UPLOADS_AT_ONCE } from '../../src/domain/media/picture.ts';
import { emptyPng, grain, strangers } from '../../tests/pictures.ts';
import { administratorEnv, signIn, signInInvited } from './administrator.ts';
import { childrenOf, eventLoop, loadWhile } from './page-load.ts';
import { residentMb, startSite } from './site-process.ts';

const ROUNDS = 5;
const QUIET_S = 8;
/** Each account runs as many uploads as it may: ten at once in all. */
const ACCOUNTS = 5;
/** Twelve megapixels, like a photo of a phone. */
const WIDTH = 4000;
const HEIGHT = 3000;
const SETTLE_MS = 4000;

/**
 * (m) The home page at 50 requests a second: five times alone and then while ten pictures of 12 megapixels are uploaded
 * at once and resized, in turns, because other programs use the machine as well; and during hostile uploads. Memory of the
 * site and of its child process, and the delay of the site's event loop.
 */
export async function measureUploads() {
  const site = await startSite({ ...administratorEnv, METRICS_TOKEN: 'a-token-for-the-bench' });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    const token = await signIn(site.url);
    const tokens = [token, ...(await addAdministrators(site.url, token))];
    // Grain of single pixels, which no photo has, would be larger than an upload may be.
    const picture = await sharp(await grain(3000, 2000).toBuffer())
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .jpeg({ quality: 85 })
      .toBuffer();
    await sleep(SETTLE_MS);
    let highest = { siteMb: residentMb(site.pid), childMb: 0 };
    const watch = setInterval(() => {
      highest = {
        siteMb: Math.max(highest.siteMb, residentMb(site.pid)),
        childMb: Math.max(highest.childMb, ...childrenOf(site.pid).map(residentMb)),
      };
    }, 200);
    await eventLoop(site.url);
    const rounds: object[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await loadWhile(site.url, agent, () => sleep(QUIET_S * 1000));
      const startedAt = performance.now();
      const during = await loadWhile(site.url, agent, () => uploadAll(site.url, tokens, toBlob(picture)));
      rounds.push({ alone, during, readyAfterS: Math.round((performance.now() - startedAt) / 100) / 10 });
    }
    const ordinaryDelay = await eventLoop(site.url);
    const hostile = await loadWhile(site.url, agent, () => sendHostile(site.url, token));
    const hostileDelay = await eventLoop(site.url);
    clearInterval(watch);
    return {
      pictureMb: Math.round(picture.length / 1e5) / 10,
      home: { rounds, duringHostileUploads: hostile },
      eventLoopDelayMs: { ordinary: ordinaryDelay, hostile: hostileDelay },
      highest,
    };
  } finally {
    agent.destroy();
    await site.remove();
  }
}

const post = (url: string, token: string, body: Blob) =>
  fetch(`${url}/api/media?name=photo.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body,
  });

/** Bytes that the client sends in pieces. It would copy an array whole, and delay the requests that are measured. */
const toBlob = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

/** Adds the other administrators, and returns a token of each. */
async function addAdministrators(url: string, token: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 2; number <= ACCOUNTS; number += 1) {
    tokens.push(await signInInvited(url, token, `bench-${number}@example.com`, 'admin'));
  }
  return tokens;
}

/** Uploads as many pictures as the accounts may at once, and waits until all are resized. */
async function uploadAll(url: string, tokens: readonly string[], picture: Blob): Promise<void> {
  const places = tokens.flatMap((token) => Array<string>(MAX_UPLOADS_AT_ONCE).fill(token));
  const responses = await Promise.all(places.map((token) => post(url, token, picture)));
  const [token] = tokens;
  for (const { status } of responses) if (status !== 201) throw new Error(`An upload answered ${status}.`);
  for (;;) {
    const response = await fetch(`${url}/api/media`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as { data: { items: { state: string }[] } };
    if (data.items.every(({ state }) => state !== 'processing')) {
      const failed = data.items.filter(({ state }) => state === 'failed').length;
      if (failed > 0) throw new Error(`${failed} pictures failed.`);
      return;
    }
    await sleep(1000);
  }
}

/** Sends 40 MB, bombs and disguised files, five times, ten at once. */
async function sendHostile(url: string, token: string): Promise<void> {
  const large = new Uint8Array(40 * 1024 * 1024).fill(1);
  const bodies = [
    large,
    emptyPng(16_000, 16_000),
    emptyPng(30_000, 30_000),
    strangers.heic,
    strangers.svg,
  ].map(toBlob);
  for (let round = 0; round < 5; round += 1)
    await Promise.all([...bodies, ...bodies].map((body) => post(url, token, body).catch(() => undefined)));
}
