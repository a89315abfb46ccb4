import { setTimeout as sleep } from 'node:timers/promises';
import { createDeliveryQueue } from '../../src/adapters/db/delivery/delivery-queue.ts';
import { type DatabaseLocation, openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { LEASE_MS } from '../../src/app/delivery/deliver-due.ts';
import { type Received, type Receiver, startReceiver } from '../../tests/e2e/receiver.ts';
import { withDatabase } from './databases.ts';
import { simulation } from './latency.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const ROUNDS = 100;
/** The number of last rounds in which the receiver works: these kills hit the process in the middle of deliveries. */
const ROUNDS_OF_DELIVERY = 30;
const IN_FLIGHT = 20;
/** The receiver answers after a delay, so that some kills fall between its response and the record of the response. */
const RECEIVER_MS = 20;
/** A lease of a dead process expires by itself; then the delivery is sent again. */
const DELIVERY_MS = LEASE_MS + 60_000;

/** A query or a change of the database between two rounds. */
export type Question<T> = (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>;

/**
 * (g) Kills the process with SIGKILL a hundred times while leads are posted. The receiver is down at first and works in
 * the last rounds, while the kills go on. Every acknowledged lead must be in the database after the restart, and must
 * be delivered. The leases of dead processes expire as in production; only the pause of hours between two attempts is
 * cut short, once.
 */
export const measureCrashes = (engine: 'sqlite' | 'postgres', rounds = ROUNDS) =>
  withDatabase(engine, async (databaseEnv) => {
    const receiver = await startReceiver();
    await receiver.goDown();
    receiver.behave({ delayMs: RECEIVER_MS });
    const env = { ...databaseEnv, ...receiver.env, DEMO_DATA: 'off' };
    let site = await startSite(env);
    const { port, dataDir } = site;
    const ask = <T>(question: Question<T>) =>
      askDatabase({ dataDir, databaseUrl: databaseEnv['DATABASE_URL'] }, question);
    try {
      /** The email address of each acknowledged lead, by the id in the response. */
      const acknowledged = new Map<string, string>();
      let lost = 0;
      for (let round = 0; round < rounds; round += 1) {
        if (round === rounds - ROUNDS_OF_DELIVERY) {
          await receiver.comeBack();
          // Attempts that began earlier fail within this second; then every failed delivery has to wait for hours.
          await sleep(1000);
          await ask(passHours);
        }
        const answered = await postUntilKilled(site, round);
        site = await startSite(env, { port, dataDir });
        lost += await ask(missingAmong([...answered.keys()]));
        for (const [id, email] of answered) acknowledged.set(id, email);
      }
      const claimsOfTheDead = await ask(countClaims);
      await untilAllArrived(receiver, acknowledged);
      await site.stop();
      return {
        kills: rounds,
        acknowledged: acknowledged.size,
        lost: lost + (await ask(missingAmong([...acknowledged.keys()]))),
        ...(await ask(async (database) => ({ states: await createDeliveryQueue(database).counts() }))),
        claimsOfTheDead,
        ...matchArrivals(acknowledged, receiver.received),
        forged: receiver.forged,
      };
    } finally {
      await site.remove();
      await receiver.close();
    }
  });

/** Posts leads without a pause, many at once, until the process is killed. Returns the acknowledged leads. */
async function postUntilKilled(site: SiteProcess, round: number): Promise<Map<string, string>> {
  const answered = new Map<string, string>();
  let index = round * 10_000;
  const post = async () => {
    for (;;) {
      const answers = simulation(index++);
      const id = await postLead(site.url, answers);
      if (!id) return;
      answered.set(id, answers.email);
    }
  };
  const killer = sleep(40 + Math.random() * 160).then(() => site.stop('SIGKILL'));
  await Promise.all([killer, ...Array.from({ length: IN_FLIGHT }, post)]);
  return answered;
}

/** Posts a simulation. Returns the id of the acknowledged lead; `undefined` when it was refused or cut off. */
export async function postLead(url: string, answers: object): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/simulator/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
    });
    const { data } = (await response.json()) as { data?: { id: string } };
    return data?.id;
  } catch {
    return undefined;
  }
}

export async function askDatabase<T>(location: DatabaseLocation, question: Question<T>): Promise<T> {
  const database = await openDatabase(location);
  return question(database).finally(database.close);
}

/** Makes every waiting delivery due; deliveries that a dead process has leased stay leased. */
const passHours: Question<void> = async ({ db }) => {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: 0 })
    .where('state', '=', 'pending')
    .where('lease', 'is', null)
    .execute();
};

/** The number of deliveries that a process has claimed. */
export const countClaims: Question<number> = async ({ db }) => {
  const { total } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('lease', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Returns the question how many of these leads are not in the database. */
export const missingAmong =
  (ids: string[]): Question<number> =>
  async ({ db }) => {
    let found = 0;
    for (let start = 0; start < ids.length; start += 500) {
      const some = ids.slice(start, start + 500);
      const rows = await db.selectFrom('leads').select('id').where('public_id', 'in', some).execute();
      found += rows.length;
    }
    return ids.length - found;
  };

/** Waits until a message arrived for each acknowledged lead, at most until the leases of dead processes expired. */
export async function untilAllArrived(
  { received }: Receiver,
  acknowledged: Map<string, string>,
): Promise<void> {
  const deadline = Date.now() + DELIVERY_MS;
  while (matchArrivals(acknowledged, received).neverArrived > 0 && Date.now() < deadline) await sleep(500);
}

/**
 * Matches the acknowledged leads with the received messages by the email address in the body. A message that arrived
 * more than once must have the same identifier each time: a receiver recognises repetitions by it.
 */
export function matchArrivals(acknowledged: Map<string, string>, received: readonly Received[]) {
  const idsOf = new Map<string, Set<string>>();
  for (const { id, body } of received) {
    const { email } = JSON.parse(body) as { email: string };
    idsOf.set(email, (idsOf.get(email) ?? new Set()).add(id));
  }
  const ids = new Set(received.map(({ id }) => id));
  return {
    neverArrived: [...acknowledged.values()].filter((email) => !idsOf.has(email)).length,
    arrivedOnce: ids.size,
    arrivedAgain: received.length - ids.size,
    underTwoIdentifiers: [...idsOf.values()].filter((own) => own.size > 1).length,
  };
}
