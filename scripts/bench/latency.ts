import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../e2e/receiver.ts';
import { withDatabase } from './databases.ts';
import { startSite } from './site-process.ts';
import { percentile } from './wrk.ts';

const RATE = 100;
const SECONDS = 10;
const WARM_UP = 100;
/** Until a site that has just started has rendered its home pages, which one in use has done: `startup` is measured apart. */
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
 * (d) Latency of `POST /api/simulator/submit` at 100 requests a second. The load is open: a request leaves when its
 * time has come, however slow the one before it was, and its latency counts from that moment. As on a real site, each
 * lead is delivered to a receiver meanwhile.
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
 * What the disk alone takes: a page of a database's log, written and waited for, as often. No answer that promises that a
 * lead is stored can come sooner.
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

/** Milliseconds from the moment at which each was due. */
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
