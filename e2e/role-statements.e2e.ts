import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../tests/databases/postgres-server.ts';
import { startReceiver } from '../tests/e2e/receiver.ts';
import { expectWithinSecond } from '../tests/e2e/rounds.ts';
import { campaign } from '../tests/e2e/simulator.ts';
import { startSite } from '../tests/e2e/site.ts';

/** What the processes of each role ask PostgreSQL, by `pg_stat_statements`. */

const programs = findPostgres();
const QUIET_MS = 10_000;

describe.skipIf(!programs && process.env['ALLOW_SKIP'] === '1')('the statements of a role', async () => {
  const postgres = await startPostgres(programs ?? '', false, [
    'shared_preload_libraries=pg_stat_statements',
    'pg_stat_statements.max=5000',
  ]);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create extension pg_stat_statements');
  const receiver = await startReceiver();
  const env = { ...receiver.env, DATABASE_URL: postgres.url };
  const web = await startSite({ ...env, ROLE: 'web' });
  let worker: Awaited<ReturnType<typeof startSite>> | undefined;
  afterAll(async () => {
    for (const site of [web, worker]) {
      await site?.stop();
      site?.remove();
    }
    await receiver.close();
    await client.end();
    await postgres.stop();
  });

  /** The calls within ten seconds: all of them, and those that look for due entries of a queue. */
  async function callsInTenSeconds() {
    await client.query('select pg_stat_statements_reset()');
    await sleep(QUIET_MS);
    const { rows } = await client.query<{ query: string; calls: string }>(
      "select query, calls from pg_stat_statements where query not like '%pg_stat%'",
    );
    const sum = (of: typeof rows) => of.reduce((all, { calls }) => all + Number(calls), 0);
    return { all: sum(rows), looks: sum(rows.filter(({ query }) => /"next_attempt_at" <= /.test(query))) };
  }

  it('a web process looks into no queue, a worker into each every second', async () => {
    await sleep(3000);
    const quiet = await callsInTenSeconds();
    worker = await startSite({ ...env, DATA_DIR: web.dataDir, ROLE: 'worker', MIGRATE: 'check' });
    await sleep(3000);
    const working = await callsInTenSeconds();
    console.info(
      `calls in 10 s: web ${quiet.all}, with a worker ${working.all}, of it looks ${working.looks}`,
    );
    expect(quiet.looks).toBe(0);
    expect(quiet.all).toBeGreaterThan(50);
    expect(working.looks).toBeGreaterThan(40);
  }, 90_000);

  it('a worker delivers a lead that a web process stored within a second', async () => {
    await expectWithinSecond('lead of a web process to its delivery by a worker', async () => {
      const email = `${randomUUID()}@music.example`;
      const began = performance.now();
      expect((await web.post('/api/simulator/submit', campaign({ email }))).status).toBe(201);
      await expect
        .poll(() => receiver.received.some(({ body }) => body.includes(email)), {
          timeout: 10_000,
          interval: 5,
        })
        .toBe(true);
      return performance.now() - began;
    });
  }, 60_000);
});
