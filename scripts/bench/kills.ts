import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from '../../tests/databases/postgres-server.ts';
import { startReceiver } from '../../tests/e2e/receiver.ts';
import {
  askDatabase,
  countClaims,
  matchArrivals,
  missingAmong,
  postLead,
  type Question,
  untilAllArrived,
} from './crashes.ts';
import { withPostgres } from './databases.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { simulation } from './latency.ts';
import { untilReady } from './site-process.ts';

/** How long three processes go on between two kills, in milliseconds. */
const PAUSE_MS = 200;
/** A fault of the database lasts 1 to 8 seconds. */
const FAULT_MS = { least: 1000, most: 8000 };
/** Leads that are sent at once, each as soon as the one before it was answered. */
const SENDERS = 2;
const PAUSE_OF_SENDER_MS = 150;

/**
 * Kills one of three web processes and a worker at random by SIGKILL, and the next as soon as that one is ready again,
 * while leads are sent to the web processes and delivered to a receiver.
 */
export const measureKills = (kills = 1000) =>
  withFleet(async (fleet) => {
    const startMs: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      startMs.push(await fleet.restart(Math.floor(Math.random() * fleet.processes.length), 'SIGKILL'));
      await sleep(PAUSE_MS * Math.random());
    }
    return { kills, slowestStartMs: Math.round(Math.max(...startMs)) };
  });

/**
 * Kills the database server, or freezes it, in turn, for 1 to 8 seconds at random while leads are sent and delivered.
 * `slowestReadyMs`: the longest time from the moment when the server answers again until all four processes are ready.
 */
export const measureDatabaseFaults = (faults = 50) =>
  withFleet(async ({ processes }, postgres) => {
    let slowestReadyMs = 0;
    for (let fault = 0; fault < faults; fault += 1) {
      await sleep(1000);
      const lasts = FAULT_MS.least + Math.random() * (FAULT_MS.most - FAULT_MS.least);
      if (fault % 2 === 0) {
        await postgres.crash();
        await sleep(lasts);
        await postgres.restart();
      } else {
        postgres.freeze();
        await sleep(lasts);
        postgres.thaw();
      }
      const back = performance.now();
      await Promise.all(processes.map(({ url }) => untilReady(url)));
      slowestReadyMs = Math.max(slowestReadyMs, Math.round(performance.now() - back));
    }
    return { faults, slowestReadyMs };
  });

/** Runs `disturb` while leads are sent, and returns what became of them beside its own result. */
const withFleet = <T>(disturb: (fleet: Fleet, postgres: TestServer) => Promise<T>) =>
  withPostgres(async (postgres) => {
    const receiver = await startReceiver();
    const fleet = await startFleet({ DATABASE_URL: postgres.url, ...receiver.env, DEMO_DATA: 'off' });
    const ask = <A>(question: Question<A>) =>
      askDatabase({ dataDir: fleet.dataDir, databaseUrl: postgres.url }, question);
    try {
      const load = sendLeads(fleet);
      const disturbed = await disturb(fleet, postgres);
      const { sent, acknowledged } = await load.stop();
      await untilAllArrived(receiver, acknowledged);
      return {
        ...disturbed,
        sent,
        acknowledged: acknowledged.size,
        lost: await ask(missingAmong([...acknowledged.keys()])),
        stillClaimed: await ask(countClaims),
        ...matchArrivals(acknowledged, receiver.received),
        forged: receiver.forged,
      };
    } finally {
      await fleet.remove();
      await receiver.close();
    }
  });

/** Sends leads to one web process after the other until `stop` is called. */
function sendLeads({ processes }: Fleet) {
  const acknowledged = new Map<string, string>();
  let sent = 0;
  let sending = true;
  const loops = Array.from({ length: SENDERS }, async () => {
    while (sending) {
      const answers = simulation(sent);
      const web = processes[1 + (sent % (processes.length - 1))];
      sent += 1;
      const id = web && (await postLead(web.url, answers));
      if (id) acknowledged.set(id, answers.email);
      await sleep(PAUSE_OF_SENDER_MS);
    }
  });
  return {
    /** Returns the email address of each acknowledged lead, by its id. */
    async stop() {
      sending = false;
      await Promise.all(loops);
      return { sent, acknowledged };
    },
  };
}
