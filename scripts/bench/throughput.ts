import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, startSite } from './site-process.ts';
import { startNginx } from './tools/nginx.ts';
import { median, requestsPerSecond } from './tools/wrk.ts';

const ROUNDS = 5;
const SECONDS = 3;

/**
 * (c) Requests a second of the cached home page, against a bare `node:http` server and nginx with the same compressed
 * bytes, with one process and two. They are measured in turns, so that a noisy machine disturbs all equally.
 */
export async function measureThroughput() {
  const folder = mkdtempSync(join(tmpdir(), 'mdmc-throughput-'));
  const site = await startSite({ REUSE_PORT: 'on' });
  const page = await rawBrotli(`${site.url}/`);
  const bodyFile = join(folder, 'page.br');
  writeFileSync(bodyFile, page);
  const bare = await startBare(bodyFile);
  const nginx = (workers: number) =>
    startNginx(
      `types { text/html html; } server { listen 127.0.0.1:{port} reuseport; root {www};
       location / { add_header Content-Encoding br; try_files /page.html =404; } }`,
      workers,
      { 'page.html': page },
    );
  const nginxOne = await nginx(1);
  const nginxTwo = await nginx(2);
  try {
    const one = await inTurns({ site: `${site.url}/`, bare: bare.url, nginx: nginxOne.url });
    const second = await startSite({ REUSE_PORT: 'on' }, { port: site.port });
    const secondBare = await startBare(bodyFile, bare.port);
    const two = await inTurns({ site: `${site.url}/`, bare: bare.url, nginx: nginxTwo.url });
    await Promise.all([second.remove(), secondBare.stop()]);
    return {
      pageBytesBr: page.length,
      oneProcess: one,
      twoProcesses: two,
      ratios: {
        siteToBareNode: ratio(one['site'], one['bare']),
        bareNodeToNginx: ratio(one['bare'], one['nginx']),
        oneProcessToNginx: ratio(one['site'], one['nginx']),
        twoProcessesToTwoBareNodes: ratio(two['site'], two['bare']),
        twoProcessesToNginxTwoWorkers: ratio(two['site'], two['nginx']),
        twoProcessesToNginxOneWorker: ratio(two['site'], one['nginx']),
      },
    };
  } finally {
    await Promise.all([site.remove(), bare.stop(), nginxOne.stop(), nginxTwo.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const ratio = (a = 0, b = 0) => Math.round((a / b) * 100) / 100;

async function inTurns(targets: Record<string, string>): Promise<Record<string, number>> {
  const results: Record<string, number[]> = Object.fromEntries(
    Object.keys(targets).map((name) => [name, []]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(targets))
      results[name]?.push(await requestsPerSecond(url, SECONDS));
  }
  return Object.fromEntries(
    Object.entries(results).map(([name, rates]) => [name, Math.round(median(rates))]),
  );
}

async function startBare(bodyFile: string, shared?: number) {
  const port = shared ?? (await freePort());
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, bodyFile, String(port)], { stdio: 'inherit' });
  await sleep(500);
  return { port, url: `http://127.0.0.1:${port}/`, stop: async () => void child.kill('SIGKILL') };
}

/** Returns the compressed bytes of the page; `fetch` would decompress them. */
async function rawBrotli(url: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
