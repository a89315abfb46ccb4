import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, inject } from 'vitest';
import { serverFile } from '../../scripts/server-file.ts';
import { openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { createLeadStore } from '../../src/adapters/db/leads/lead-store.ts';
import { listLeads } from '../../src/app/leads/export/list-leads.ts';
import type { LeadReport } from '../../src/app/ports.ts';
import { freePort } from './free-port.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;

/** Returns a platform's booking address, which already has a query parameter. */
export const bookingUrl = (platform: string) => `https://booking.example/${platform}?source=site`;

export interface Site {
  url: string;
  dataDir: string;
  /** The id of the process; it changes with `start`. */
  pid(): number;
  /** Posts JSON to the API. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** All stored leads, newest first. */
  leads(): Promise<LeadReport[]>;
  /** All stored leads, as `npm run leads -- --json` prints them. */
  printedLeads(): Promise<LeadReport[]>;
  /** Waits until the one lead with this e-mail address is stored (and its delivery has `state`, if given). */
  lead(email: string, state?: 'delivered' | 'dead'): Promise<LeadReport>;
  /** The log of the process so far. */
  log(): string;
  /** Sends SIGTERM, and returns the exit status. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL, which ends the process like a crash or a power cut. */
  kill(): Promise<void>;
  /** Starts the process again on the same data and address. */
  start(): Promise<void>;
  remove(): void;
}

/**
 * Starts a real server process on a free port and an empty data folder, or one with samples, and waits until it is ready.
 * @param host name of this machine; passkeys need one, since browsers bind them to no address in numbers
 */
export async function startSite(env: Record<string, string> = {}, host = '127.0.0.1'): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mdmc-e2e-'));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const variables = {
    ...process.env,
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    RELEASE_SOURCES: 'off',
    RATE_LIMIT_PER_MINUTE: '1000',
    WEBHOOK_ALLOW_PRIVATE: 'on',
    BLOG_URL: 'https://blog.example/',
    ...Object.fromEntries(
      ['youtube', 'meta', 'tiktok'].map((name) => [`BOOKING_URL_${name.toUpperCase()}`, bookingUrl(name)]),
    ),
    ...env,
  };
  // The samples of a site with its own blog differ.
  if (variables['DEMO_DATA'] === 'on' && env['BLOG_URL'] === undefined)
    cpSync(inject('demoData'), dataDir, { recursive: true });
  let output = '';
  let child: ReturnType<typeof run>;
  function run() {
    const started = spawn(process.execPath, [fileURLToPath(serverFile)], {
      cwd: root,
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (output += chunk));
    return started;
  }
  const killChild = () => child.kill('SIGKILL');
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (ended()) return child.exitCode;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  const site: Site = {
    url,
    dataDir,
    pid: () => child.pid ?? 0,
    post: (to, body, headers = {}) =>
      fetch(url + to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    leads: async () => {
      const database = await openDatabase({ dataDir });
      return listLeads(createLeadStore(database)).finally(database.close);
    },
    printedLeads: async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['scripts/leads.ts', '--json'], {
        cwd: root,
        env: variables,
        maxBuffer: 64 * 1024 * 1024,
      });
      return JSON.parse(stdout);
    },
    lead: async (email, state) => {
      let found: LeadReport[] = [];
      await expect
        .poll(
          async () => {
            found = (await site.leads()).filter(({ lead }) => lead.fields.email === email);
            return found.length > 0 && (!state || found[0]?.deliveries[0]?.state === state);
          },
          { message: `a lead of ${email}${state ? `, ${state}` : ''}` },
        )
        .toBe(true);
      const [lead, ...others] = found;
      if (!lead || others.length > 0) throw new Error(`${found.length} leads of ${email}, expected one`);
      return lead;
    },
    log: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    start: async () => {
      child = run();
      const deadline = Date.now() + START_MS;
      while (!(await isReady(url))) {
        if (ended() || Date.now() > deadline) {
          const how = ended()
            ? `ended by ${child.signalCode ?? child.exitCode}`
            : `not ready in ${START_MS} ms`;
          throw new Error(`The site did not start, ${how}:\n${output}`);
        }
        await sleep(25);
      }
    },
    remove: () => {
      process.off('exit', killChild);
      killChild();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  process.once('exit', killChild);
  await site.start();
  return site;
}

/**
 * Starts one site and one receiver for a whole test file. At the end, a wrong signature, an error in the log or a
 * visitor's e-mail address in the log fails the file.
 * @param expected matches the lines of the log that may contain an error
 */
export async function siteOfFile(
  env: Record<string, string> = {},
  expected?: RegExp,
  host?: string,
): Promise<Site & { receiver: Receiver }> {
  const receiver = await startReceiver();
  const site = await startSite({ ...receiver.env, ...env }, host);
  afterAll(async () => {
    const status = await site.stop();
    await receiver.close();
    site.remove();
    const noise = /"level":(?:50|60)|^\w*Error|Warning|@music\.example/;
    const lines = site
      .log()
      .split('\n')
      .filter((line) => !expected?.test(line));
    expect({ status, forged: receiver.forged, noise: lines.filter((line) => noise.test(line)) }).toEqual({
      status: 0,
      forged: 0,
      noise: [],
    });
  });
  return Object.assign(site, { receiver });
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
