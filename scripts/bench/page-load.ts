import { execFileSync } from 'node:child_process';
import { type Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './tools/wrk.ts';

/** Requests a second of the home page. */
const RATE = 50;

/** Sends an open load while something happens; each latency counts from the request's due time. */
export async function loadWhile(url: string, agent: Agent, work: () => Promise<unknown>) {
  const latencies: number[] = [];
  const running: Promise<void>[] = [];
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  const startedAt = performance.now();
  for (let index = 0; !done; index += 1) {
    const due = startedAt + (index * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(home(url, agent).then(() => void latencies.push(performance.now() - due)));
  }
  await Promise.all([working, ...running]);
  const ms = (share: number) => Math.round(percentile(latencies, share) * 10) / 10;
  return { requests: latencies.length, p50Ms: ms(0.5), p99Ms: ms(0.99), maxMs: ms(1) };
}

const home = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${url}/`, { agent, headers: { 'accept-encoding': 'br' } })
      .on('response', (response) => response.resume().on('end', () => resolve()))
      .on('error', reject)
      .end();
  });

/** Returns the event loop's delay since the last call, from the site's metrics, in milliseconds. */
export async function eventLoop(url: string) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const of = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN) * 10_000) / 10;
  return {
    mean: of('nodejs_eventloop_lag_mean_seconds'),
    p99: of('nodejs_eventloop_lag_p99_seconds'),
    max: of('nodejs_eventloop_lag_max_seconds'),
  };
}

/** Returns the ids of the child processes of a process. */
export function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
}
