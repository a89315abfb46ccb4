import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../tests/e2e/receiver.ts';
import { withDatabase } from './databases.ts';
import { startSite } from './site-process.ts';
import { percentile } from './tools/wrk.ts';

const RATE = 100;
const SECONDS = 10;
const WARM_UP = 100;
/** A started site first renders its home pages, as a site in use has done. `startup` measures the start separately. */
const SETTLE_MS = 3000;

export const simulation = (index: number) => ({
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 500 + (index % 1000),
  country: 'europe',
  artistName: `Artiste ${index}`,
  email: `artiste-${index}@example.com`,
});

/**
 * (d) Latency of `POST /api/simulator/submit` at 100 requests a second. The load is open: a request is sent at its due
 * time, even if the previous response is late, and its latency counts from its due time. As on a real site, each lead
 * is delivered to a receiver in the meantime.
 */
export const measureLatency = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async (env) => {
    const receiver = await startReceiver();
    const site = await startSite({ ...env, ...receiver.env });
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    try {
      for (let index = 0; index < WARM_UP; index += 1) await post(site.url, agent, index);
      await sleep(SETTLE_MS);
      const latencies = await openLoad((index) => post(site.url, agent, WARM_UP + index));
      const ms = (share: number) => Math.round(percentile(latencies, share) * 10) / 10;
      return {
        requests: latencies.length,
        perSecond: RATE,
        p50Ms: ms(0.5),
        p99Ms: ms(0.99),
        maxMs: ms(1),
        deliveredMeanwhile: receiver.received.length,
      };
    } finally {
      agent.destroy();
      await site.remove();
      await receiver.close();
    }
  });

/**
 * Measures the disk alone at the same rate: the time to write and sync a page of a database log (4096 bytes). No
 * response that confirms a stored lead can be faster.
 */
export async function measureDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'mdmc-disk-'));
  const file = await open(join(folder, 'log'), 'w');
  try {
    const page = Buffer.alloc(4096, 1);
    const latencies = await openLoad(async () => {
      await file.write(page);
      await file.datasync();
    });
    const ms = (share: number) => Math.round(percentile(latencies, share) * 10) / 10;
    return { perSecond: RATE, p50Ms: ms(0.5), p99Ms: ms(0.99), maxMs: ms(1) };
  } finally {
    await file.close();
    rmSync(folder, { recursive: true });
  }
}

/** Returns the latencies in milliseconds, each from the due time of its call. */
async function openLoad(send: (index: number) => Promise<void>): Promise<number[]> {
  const startedAt = performance.now();
  const latencies: number[] = [];
  const running: Promise<void>[] = [];
  for (let index = 0; index < RATE * SECONDS; index += 1) {
    const due = startedAt + (index * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const answered = () => void latencies.push(performance.now() - due);
    running.push(send(index).then(answered));
  }
  await Promise.all(running);
  return latencies;
}

function post(url: string, agent: Agent, index: number): Promise<void> {
  const body = JSON.stringify(simulation(index));
  return new Promise((resolve, reject) => {
    request(`${url}/api/simulator/submit`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    })
      .on('response', (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 201 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
        );
      })
      .on('error', reject)
      .end(body);
  });
}
