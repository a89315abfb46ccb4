import { REVIEW_PATH } from '../../src/domain/review/review-path.ts';
import { withDatabase } from './databases.ts';
import { simulation } from './latency.ts';
import { startSite } from './site-process.ts';
import { ratio } from './throughput.ts';
import { type CpuUse, whileCounting } from './tools/cpu.ts';
import { startNginx } from './tools/nginx.ts';
import { jsonPost, median, requestsPerSecond } from './tools/wrk.ts';

const ROUNDS = 3;
const SECONDS = 4;
const FEW = 4;
/** A page that is rendered for each request, because it can contain the visitor's code. */
export const UNCACHED_PATH = REVIEW_PATH;

/** (h) Two processes on one PostgreSQL behind nginx, against one process: posts, and pages that are not cached. */
export const measureTwoProcesses = () =>
  withDatabase('postgres', async (env) => {
    const first = await startSite(env);
    const second = await startSite(env);
    const proxy = (ports: number[]) =>
      startNginx(
        `upstream site { ${ports.map((port) => `server 127.0.0.1:${port};`).join(' ')} keepalive 64; }
         server { listen 127.0.0.1:{port}; location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; } }`,
        1,
      );
    const one = await proxy([first.port]);
    const two = await proxy([first.port, second.port]);
    const pids = [first.pid, second.pid];
    const urls = [one.url, two.url] as const;
    try {
      const posts = await inTurns(pids, urls, '/api/simulator/submit', { script: jsonPost(simulation(1)) });
      const uncached = await inTurns(pids, urls, UNCACHED_PATH);
      // Each rendering costs more when a process does many at once. Two processes have half of them each, so that the
      // ratio can be above two. With few connections, this effect is absent.
      const uncachedFewAtOnce = await inTurns(pids, urls, UNCACHED_PATH, { connections: FEW });
      return { posts, uncached, uncachedFewAtOnce };
    } finally {
      await Promise.all([one.stop(), two.stop(), first.remove(), second.remove()]);
    }
  });

/** Returns the medians of the rounds, and from the last round the cores by program and the site's ms per request. */
async function inTurns(
  pids: readonly number[],
  [one, two]: readonly [string, string],
  path: string,
  options: { script?: string; connections?: number } = {},
) {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  const cores: { one?: CpuUse; two?: CpuUse } = {};
  const siteMsPerRequest: { one?: number; two?: number } = {};
  // A warm-up, so that both processes have compiled their functions.
  await requestsPerSecond(two + path, SECONDS, options);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of [
      ['one', one],
      ['two', two],
    ] as const) {
      const counted = await whileCounting(pids, () => requestsPerSecond(url + path, SECONDS, options));
      rates[name].push(counted.result);
      cores[name] = counted.cores;
      siteMsPerRequest[name] = Math.round((counted.cores.site / counted.result) * 10_000) / 10;
    }
  }
  const [oneRate, twoRate] = [Math.round(median(rates.one)), Math.round(median(rates.two))];
  return { one: oneRate, two: twoRate, ratio: ratio(twoRate, oneRate), cores, siteMsPerRequest };
}
