import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from './databases.ts';
import { simulation } from './latency.ts';
import { startNginx } from './nginx.ts';
import { startSite } from './site-process.ts';
import { ratio } from './throughput.ts';
import { median, requestsPerSecond } from './wrk.ts';

const ROUNDS = 3;
const SECONDS = 4;

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
    const script = join(tmpdir(), `mdmc-post-${process.pid}.lua`);
    writeFileSync(
      script,
      `wrk.method = "POST"\nwrk.body = '${JSON.stringify(simulation(1))}'\nwrk.headers["Content-Type"] = "application/json"\n`,
    );
    try {
      const posts = await inTurns(one.url, two.url, '/api/simulator/submit', script);
      // An answer to a choice of language is private; the list of rates is computed on each call.
      const uncached = await inTurns(one.url, two.url, '/api/simulator/rates');
      return { posts, uncached };
    } finally {
      await Promise.all([one.stop(), two.stop(), first.remove(), second.remove()]);
    }
  });

async function inTurns(one: string, two: string, path: string, script?: string) {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.one.push(await requestsPerSecond(one + path, SECONDS, script));
    rates.two.push(await requestsPerSecond(two + path, SECONDS, script));
  }
  const [oneRate, twoRate] = [Math.round(median(rates.one)), Math.round(median(rates.two))];
  return { one: oneRate, two: twoRate, ratio: ratio(twoRate, oneRate) };
}
