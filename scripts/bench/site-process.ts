import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryEnv, memoryOptions } from '../process-memory.ts';
import { serverFile } from '../server-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_MS = 60_000;

/** A measured server process. */
export interface SiteProcess {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Milliseconds from the start of the process to the first successful response of `/api/ready`. */
  coldStartMs: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops the process and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts the built server as in production, but quiet and without rate limits, on the given port or a free port.
 * @param place `command`: arguments of `node` to start instead, without environment variables about memory; `tree`: the folder of
 *   another built checkout, whose server is started instead
 */
export async function startSite(
  env: Record<string, string> = {},
  place: { dataDir?: string; port?: number; command?: readonly string[]; tree?: string } = {},
): Promise<SiteProcess> {
  const dataDir = place.dataDir ?? mkdtempSync(join(tmpdir(), 'mdmc-bench-'));
  const port = place.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const folder = place.tree ?? root;
  const command = place.command ?? [
    ...memoryOptions,
    join(folder, fileURLToPath(serverFile).slice(root.length)),
  ];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(!place.command && memoryEnv),
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      DEMO_DATA: 'on',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      ...env,
    },
  });
  await untilReady(url, child);
  const coldStartMs = performance.now() - startedAt;
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    dataDir,
    coldStartMs,
    stop,
    async remove() {
      await stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the resident memory of a process, in megabytes. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Returns a port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Waits until a process answers that it is ready.
 * @throws Error after a minute, or when it ends before
 */
export async function untilReady(url: string, child?: Pick<ChildProcess, 'exitCode'>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    if ((child && child.exitCode !== null) || Date.now() > deadline)
      throw new Error('The site is not ready.');
    const ready = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await sleep(10);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}
