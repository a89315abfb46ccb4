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
      const posts = await inTurns(pids, urls, '/api/simulator/submit', jsonPost(simulation(1)));
      const uncached = await inTurns(pids, urls, UNCACHED_PATH);
      return { posts, uncached };
    } finally {
      await Promise.all([one.stop(), two.stop(), first.remove(), second.remove()]);
    }
  });

/** Medians of the rounds, and who used the cores in the last one. */
async function inTurns(
  pids: readonly number[],
  [one, two]: readonly [string, string],
  path: string,
  script?: string,
) {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  const cores: { one?: CpuUse; two?: CpuUse } = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of [
      ['one', one],
      ['two', two],
    ] as const) {
      const counted = await whileCounting(pids, () => requestsPerSecond(url + path, SECONDS, { script }));
      rates[name].push(counted.result);
      cores[name] = counted.cores;
    }
  }
  const [oneRate, twoRate] = [Math.round(median(rates.one)), Math.round(median(rates.two))];
  return { one: oneRate, two: twoRate, ratio: ratio(twoRate, oneRate), cores };
}
