import { REVIEW_PATH } from '../../src/domain/review/review-path.ts';
import { type CpuUse, whileCounting } from './cpu.ts';
import { withDatabase } from './databases.ts';
import { simulation } from './latency.ts';
import { startNginx } from './nginx.ts';
import { startSite } from './site-process.ts';
import { ratio } from './throughput.ts';
import { jsonPost, median, requestsPerSecond } from './wrk.ts';

const ROUNDS = 3;
const SECONDS = 4;
const FEW = 4;
/** The page that is rendered for each visitor anew, because it may hold the visitor's code. */
export const UNCACHED_PATH = REVIEW_PATH;

/** (h) Two processes on one PostgreSQL behind nginx against one: posts, and pages that no cache may answer. */
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
      // Many renderings at once in one process cost more each, and two processes have half of them each: a ratio above
      // two. With few there is none of that.
      const uncachedFewAtOnce = await inTurns(pids, urls, UNCACHED_PATH, { connections: FEW });
      return { posts, uncached, uncachedFewAtOnce };
    } finally {
      await Promise.all([one.stop(), two.stop(), first.remove(), second.remove()]);
    }
  });

/** Medians of the rounds, who used the cores in the last one, and what a request took of the site's processor time then. */
async function inTurns(
  pids: readonly number[],
  [one, two]: readonly [string, string],
  path: string,
  options: { script?: string; connections?: number } = {},
) {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  const cores: { one?: CpuUse; two?: CpuUse } = {};
  const siteMsPerRequest: { one?: number; two?: number } = {};
  // Both processes have compiled what they run before it is counted.
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
