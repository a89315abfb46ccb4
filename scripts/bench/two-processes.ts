import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CpuUse, whileCounting } from './cpu.ts';
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
    const script = (name: string, type: string, body: string) => {
      const file = join(tmpdir(), `mdmc-${name}-${process.pid}.lua`);
      writeFileSync(
        file,
        `wrk.method = "POST"\nwrk.body = '${body}'\nwrk.headers["Content-Type"] = "${type}"\n`,
      );
      return file;
    };
    const pids = [first.pid, second.pid];
    const urls = [one.url, two.url] as const;
    try {
      const json = script('post', 'application/json', JSON.stringify(simulation(1)));
      const posts = await inTurns(pids, urls, '/api/simulator/submit', { script: json });
      // A form that is refused comes back with what was typed: a page that no cache may hold, rendered for one visitor.
      const form = script('form', 'application/x-www-form-urlencoded', 'name=Nova&email=&message=&platform=');
      const uncached = await inTurns(pids, urls, '/contact', { script: form, refused: true });
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
  options: { script: string; refused?: boolean },
) {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  const cores: { one?: CpuUse; two?: CpuUse } = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of [
      ['one', one],
      ['two', two],
    ] as const) {
      const counted = await whileCounting(pids, () => requestsPerSecond(url + path, SECONDS, options));
      rates[name].push(counted.result);
      cores[name] = counted.cores;
    }
  }
  const [oneRate, twoRate] = [Math.round(median(rates.one)), Math.round(median(rates.two))];
  return { one: oneRate, two: twoRate, ratio: ratio(twoRate, oneRate), cores };
}
