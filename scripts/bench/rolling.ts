import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../tests/e2e/receiver.ts';
import { findNginx, prepareEdge } from '../../tests/edge.ts';
import { askDatabase, missingAmong } from './crashes.ts';
import { withDatabase } from './databases.ts';
import { startFleet } from './fleet.ts';
import { simulation } from './latency.ts';

/** nginx leaves a process that was away alone for two seconds: `deploy/nginx.conf`. */
const PAUSE_MS = 3000;
/** Each visitor has an address of its own, so that the hash of nginx spreads them over the processes. */
const VISITORS = 24;
const PAGES = ['/', '/en', '/contact', '/es', '/guide-budget-youtube-ads', '/api/simulator/rates'];
/** How long a lead may wait for its delivery at the end, in milliseconds. */
const DELIVERY_MS = 60_000;

export interface Rolling {
  restarts: number;
  getsPerS: number;
  postsPerS: number;
  /**
   * The folder of a built checkout of a former commit. All processes start from it; one round of restarts deploys the
   * present build, the next one rolls it back, and visitors ask for the files of both builds all the time.
   */
  former?: string | undefined;
}

/**
 * Restarts three web processes and a worker in turn while visitors ask for pages and files and send leads through nginx with the
 * shipped configuration. Each restart is a SIGTERM, a start, `/api/ready`, and a pause.
 */
export const measureRolling = (
  { restarts, getsPerS, postsPerS, former }: Rolling = {
    ...{ restarts: 20, getsPerS: 50, postsPerS: 10 },
    former: process.env['FORMER_TREE'],
  },
) =>
  withDatabase('postgres', async (databaseEnv) => {
    if (!findNginx()) throw new Error('nginx was not found.');
    const receiver = await startReceiver();
    const edge = await prepareEdge();
    const fleet = await startFleet(
      {
        ...databaseEnv,
        ...receiver.env,
        ...{ DEMO_DATA: 'off', TRUST_PROXY: '1', SITE_URL: edge.url },
      },
      former,
    );
    const { processes, dataDir } = fleet;
    try {
      await edge.start(processes.slice(1).map(({ port }) => port));
      const load = startLoad(edge.url, await filesOf(edge.url, former), { getsPerS, postsPerS });
      const startMs: number[] = [];
      for (let restart = 0; restart < restarts; restart += 1) {
        const isRollback = Math.floor(restart / processes.length) % 2 === 1;
        const tree = isRollback ? former : undefined;
        startMs.push(Math.round(await fleet.restart(restart % processes.length, 'SIGTERM', tree)));
        // No tab can know the files of a build before one of its processes has started.
        if (restart === 0 && former) load.alsoAsk(scriptsOf('.'));
        await sleep(PAUSE_MS);
      }
      const { leads, ...seen } = await load.stop();
      const deadline = Date.now() + DELIVERY_MS;
      const undelivered = () => {
        const arrived = new Set(receiver.received.map(({ body }) => JSON.parse(body).email));
        return [...leads.values()].filter((email) => !arrived.has(email)).length;
      };
      while (undelivered() > 0 && Date.now() < deadline) await sleep(500);
      return {
        restarts,
        slowestStartMs: Math.max(...startMs),
        ...seen,
        leads: leads.size,
        lost: await askDatabase(
          { dataDir, databaseUrl: databaseEnv['DATABASE_URL'] },
          missingAmong([...leads.keys()]),
        ),
        undelivered: undelivered(),
      };
    } finally {
      await edge.stop();
      edge.remove();
      await fleet.remove();
      await receiver.close();
    }
  });

/** Returns the addresses of the scripts and fonts that the home page names, and of all scripts of a former build. */
async function filesOf(url: string, former: string | undefined): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const files = new Set([...html.matchAll(/\/_site\/[\w.-]+\.(?:js|woff2)/g)].map(([file]) => file));
  if (files.size === 0) throw new Error('The home page names no file.');
  return [...files, ...(former ? scriptsOf(former) : [])];
}

/** Returns the addresses of all scripts of a built checkout: an open tab may ask for any of them. */
const scriptsOf = (tree: string): string[] =>
  readdirSync(join(tree, 'dist/client/_site'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_site/${name}`);

function startLoad(
  url: string,
  files: readonly string[],
  { getsPerS, postsPerS }: Omit<Rolling, 'restarts'>,
) {
  const { hostname, port } = new URL(url);
  const agents = Array.from({ length: VISITORS }, (_, index) => {
    return new Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` });
  });
  const leads = new Map<string, string>();
  const statuses: Record<string, number> = {};
  let slowestMs = 0;
  let sent = 0;
  const open = new Set<Promise<void>>();

  function ask(path: string, body?: object): Promise<void> {
    const began = performance.now();
    const agent = agents[sent % VISITORS] as Agent;
    sent += 1;
    return new Promise<void>((resolve) => {
      const done = (status: string) => {
        const kind = `${body ? 'POST' : 'GET'} ${status}`;
        statuses[kind] = (statuses[kind] ?? 0) + 1;
        slowestMs = Math.max(slowestMs, performance.now() - began);
        resolve();
      };
      const headers = { 'accept-language': 'fr', ...(body && { 'content-type': 'application/json' }) };
      const asked = request(
        { hostname, port, path, method: body ? 'POST' : 'GET', headers, agent },
        async (response) => {
          const answer = await text(response).catch(() => undefined);
          if (answer === undefined) return done('cut off');
          if (body && response.statusCode === 201)
            leads.set(JSON.parse(answer).data.id, (body as { email: string }).email);
          done(String(response.statusCode));
        },
      );
      asked.once('error', () => done('no answer'));
      asked.end(body && JSON.stringify(body));
    });
  }
  /** Sends at a steady rate, whether or not earlier requests were answered. */
  function every(perS: number, send: (index: number) => Promise<void>): NodeJS.Timeout {
    let index = 0;
    return setInterval(() => {
      const one = send(index++).finally(() => open.delete(one));
      open.add(one);
    }, 1000 / perS);
  }
  const paths = [...PAGES, ...files];
  const timers = [
    every(getsPerS, (index) => ask(paths[index % paths.length] as string)),
    every(postsPerS, (index) => ask('/api/simulator/submit', simulation(index))),
  ];
  return {
    /** Adds paths to those that are asked for in turn. */
    alsoAsk(more: readonly string[]): void {
      paths.push(...more);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(open);
      for (const agent of agents) agent.destroy();
      const failed = Object.entries(statuses).filter(([kind]) => !/ (?:200|201|302)$/.test(kind));
      return {
        statuses,
        failed: failed.reduce((all, [, count]) => all + count, 0),
        slowestMs: Math.round(slowestMs),
        leads,
      };
    },
  };
}
