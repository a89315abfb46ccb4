import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { administratorEnv } from './administrator.ts';
import { withDatabase } from './databases.ts';
import { landingDesk } from './publish-landing.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { percentile } from './tools/wrk.ts';

const FANS = 10_000;
/** What each push service needs for an answer, in milliseconds. */
const ANSWER_MS = 50;
const RETRY_AFTER_S = 2;
/** Until the release: the rows are written meanwhile. */
const AHEAD_MS = 20_000;
const GOAL_MS = 60_000;
const GIVE_UP_MS = 150_000;
const VIEW_EVERY_MS = 20;

/** Of each hundred fans, one is refused for now, one browser is gone, and one service never answers. */
const isLimited = (fan: number) => fan % 100 === 1;
const isGone = (fan: number) => fan % 100 === 2;
const hangs = (fan: number) => fan % 100 === 3;
const laneOf = (fan: number) =>
  hangs(fan) ? 'push-wns' : fan % 10 < 6 ? 'push-fcm' : fan % 10 < 9 ? 'push-mozilla' : 'push-apple';

/**
 * Ten thousand notifications of one release: services that answer in 50 ms, 1 % with 429, 1 % with 410, one that hangs, and a site
 * that is killed when half are delivered. The time counts from the moment of the release.
 */
export const measureReminders = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async (databaseEnv) => {
    const service = await startService();
    const env = { ...databaseEnv, ...administratorEnv, ADMIN_SECOND_FACTOR: 'off', DEMO_DATA: 'off' };
    let site = await startSite(env);
    const { port, dataDir } = site;
    const database = await openDatabase({ dataDir, databaseUrl: databaseEnv['DATABASE_URL'] });
    try {
      const releaseAt = Math.ceil((Date.now() + AHEAD_MS) / 1000) * 1000;
      const { shared, ...content } = landingContent('Nova');
      const desk = await landingDesk(site.url);
      const released = { ...content, shared: { ...shared, releaseAt, artist: 'Léonie' } };
      const path = await desk.publish('album-release', 'Nova', released);
      await addFans(database, service.url, releaseAt);
      const views = viewPage(() => site, path, releaseAt);
      await service.reached(FANS / 2);
      const killedAfterMs = Date.now() - releaseAt;
      await site.stop('SIGKILL');
      const underWay = await countClaimed(database);
      site = await startSite(env, { port, dataDir });
      const doneAfterMs = await untilDone(database, releaseAt);
      const latencies = await views.stop();
      const answers = [...service.delivered.values()];
      return {
        fans: FANS,
        ...(await statesOf(database)),
        doneAfterMs,
        withinGoal: doneAfterMs <= GOAL_MS,
        killedAfterMs,
        underWayWhenKilled: underWay,
        fansWithTwoMessages: answers.filter((count) => count > 1).length,
        topics: service.topics.size,
        pageP50Ms: Math.round(percentile(latencies, 0.5) * 10) / 10,
        pageP99Ms: Math.round(percentile(latencies, 0.99) * 10) / 10,
        views: latencies.length,
      };
    } finally {
      await database.close();
      await site.remove();
      service.close();
    }
  });

/** A push service for all lanes. It counts the messages that it accepts, by fan. */
async function startService() {
  const delivered = new Map<number, number>();
  const topics = new Set<unknown>();
  const limited = new Set<number>();
  const server = createServer(async (request, response) => {
    request.resume();
    const fan = Number(request.url?.split('/').at(-1));
    if (hangs(fan)) return;
    await sleep(ANSWER_MS);
    if (isGone(fan)) return void response.writeHead(410).end();
    if (isLimited(fan) && !limited.has(fan)) {
      limited.add(fan);
      return void response.writeHead(429, { 'retry-after': String(RETRY_AFTER_S) }).end();
    }
    topics.add(request.headers['topic']);
    delivered.set(fan, (delivered.get(fan) ?? 0) + 1);
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    topics,
    async reached(count: number) {
      while (delivered.size < count) await sleep(5);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function addFans({ db }: Database, url: string, dueAt: number): Promise<void> {
  const { id: page } = await db.selectFrom('landing_pages').select('id').executeTakeFirstOrThrow();
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const keys = {
    p256dh: curve.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const rows = Array.from({ length: FANS }, (_, fan) => ({
    ...({ channel: 'push', step: 'remind', state: 'waiting', moment: 'release', locale: 'fr' } as const),
    ...{ public_id: `fan-${fan}`, page_id: page, email: '', target_hash: `fan-${fan}`, zone: 'Europe/Paris' },
    ...{
      endpoint: `${url}/send/${fan}`,
      ...keys,
      lane: laneOf(fan) as 'push-fcm',
      platform: '',
      list_sentence: '',
    },
    ...{ text_version: 1, asked_at: dueAt - AHEAD_MS, confirmed_at: dueAt - AHEAD_MS, ended_at: null },
    ...{ due_at: dueAt, promised_at: dueAt, next_attempt_at: dueAt, lease: null, last_error: null },
    ...{ yes_hash: `y${fan}`, stop_hash: `s${fan}` },
  }));
  for (let at = 0; at < FANS; at += 500)
    await db
      .insertInto('reminders')
      .values(rows.slice(at, at + 500))
      .execute();
}

/** Opens the landing page at a steady rate from the release on. A site that is down answers nothing, which is not counted. */
function viewPage(site: () => SiteProcess, path: string, from: number) {
  const latencies: number[] = [];
  let stopped = false;
  const running = (async () => {
    await sleep(Math.max(0, from - Date.now()));
    while (!stopped) {
      const began = performance.now();
      void fetch(site().url + path)
        .then((response) => response.text().then(() => response.ok))
        .then((ok) => ok && latencies.push(performance.now() - began))
        .catch(() => undefined);
      await sleep(VIEW_EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await running;
      await sleep(500);
      return latencies;
    },
  };
}

async function countClaimed({ db }: Database): Promise<number> {
  const { total } = await db
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('lease', 'is not', null)
    .where('lane', '!=', 'push-wns')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Waits until no message of a service that answers waits, and returns the milliseconds since the release. */
async function untilDone({ db }: Database, releaseAt: number): Promise<number> {
  for (;;) {
    const waiting = await db
      .selectFrom('reminders')
      .select('id')
      .where('state', '=', 'waiting')
      .where('lane', '!=', 'push-wns')
      .limit(1)
      .executeTakeFirst();
    const ms = Date.now() - releaseAt;
    if (!waiting || ms > GIVE_UP_MS) return ms;
    await sleep(100);
  }
}

async function statesOf({ db }: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('reminders')
    .select(({ fn }) => ['state', fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)]));
}
