import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../tests/databases/databases.ts';
import { NOON } from '../../../tests/factories.ts';
import { createPurgeQueue } from '../../adapters/db/cdn/purge-queue.ts';
import { createPurgeAsker } from '../../jobs/edge/purge-work.ts';
import type { PurgeOutcome, PurgeQueue } from '../ports/processes/cdn.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { startDuePurges } from './purge-due.ts';

eachEngine('purges of a network of caches', (engine) => {
  let database: TestDatabase;
  let purges: PurgeQueue;
  let now: number;
  let outcome: PurgeOutcome;
  let purged: string[][];
  const log = { info() {}, warn() {}, error() {} };
  beforeEach(async () => {
    now = NOON;
    outcome = { kind: 'purged' };
    purged = [];
    database = await openTestDatabase(engine);
    purges = createPurgeQueue(database);
  });
  afterEach(() => database.close());

  const clock = { now: () => now };
  const cdn = {
    async purge(tags: readonly string[]) {
      purged.push([...tags].sort());
      return outcome;
    },
  };
  const work = async (after = 0) => {
    now += after;
    await Promise.all(await startDuePurges({ clock, log, random: () => 0.5, purges, cdn }));
  };
  const waiting = async () => (await database.db.selectFrom('edge_purges').selectAll().execute()).length;

  it('are made together once they are due, each tag once, and leave no row', async () => {
    await purges.ask(['home', 'p-nova'], [NOON + 1000, NOON + 10_000]);
    await purges.ask(['p-nova', 'p-vega'], [NOON + 900, NOON + 9900]);
    await work();
    expect(purged).toEqual([]);
    await work(1000);
    expect(purged).toEqual([['home', 'p-nova', 'p-vega']]);
    await work(9000);
    expect(purged).toEqual([
      ['home', 'p-nova', 'p-vega'],
      ['home', 'p-nova', 'p-vega'],
    ]);
    expect([await waiting(), await purges.oldest()]).toEqual([0, null]);
  });

  it('are tried again until a network that is away for a day is back, with growing pauses, and none is lost', async () => {
    outcome = { kind: 'failed', reason: 'ECONNREFUSED', retryAfterMs: null };
    await purges.ask(['p-nova'], [NOON]);
    const at: number[] = [];
    for (let seconds = 0; seconds < 86_400; seconds += 1) {
      const before = purged.length;
      await work(seconds === 0 ? 0 : 1000);
      if (purged.length > before) at.push(seconds);
      // The pauses are known by now: the rest of the day in steps of them.
      if (at.length > 6) seconds = 86_400;
    }
    expect(at).toEqual([0, 2, 7, 22, 82, 382, 682]);
    expect(await purges.oldest()).toBe(NOON);
    now = NOON + 86_400_000;
    await purges.ask(['home'], [now]);
    outcome = { kind: 'purged' };
    await work();
    expect(purged.at(-1)).toEqual(['home', 'p-nova']);
    expect(await waiting()).toBe(0);
  });

  it('wait as long as the network asks, at most five minutes', async () => {
    outcome = { kind: 'failed', reason: 'answered 429', retryAfterMs: 30_000 };
    await purges.ask(['home'], [NOON]);
    await work();
    await work(29_999);
    expect(purged).toHaveLength(1);
    await work(1);
    expect(purged).toHaveLength(2);
  });

  it('that were asked for while one is under way are made again', async () => {
    await purges.ask(['home'], [NOON]);
    const claimed = await purges.claim({ now, leaseMs: 1000, limit: 9 });
    await purges.ask(['home'], [NOON]);
    await purges.done(claimed);
    expect(await waiting()).toBe(1);
  });

  it('of a worker that died are due again after their lease, and a late outcome changes nothing', async () => {
    await purges.ask(['home'], [NOON]);
    const lost = await purges.claim({ now, leaseMs: 120_000, limit: 9 });
    await work(120_000);
    expect(purged).toEqual([['home']]);
    await purges.later(lost, now, 'late');
    expect(await waiting()).toBe(0);
  });

  it('begin with all pages, and stay in memory while the database refuses them', async () => {
    let away = true;
    const asked: string[][] = [];
    const asker = createPurgeAsker({
      clock,
      log,
      purges: {
        ask: async (tags, times) => {
          if (away) throw new Unavailable('away');
          asked.push([...tags]);
          await purges.ask(tags, times);
        },
      },
    });
    asker.start();
    asker.changed('p-nova');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
    away = false;
    await expect.poll(() => asked, { timeout: 10_000 }).toEqual([['all', 'p-nova']]);
    asker.changed('home');
    await expect.poll(() => asked).toHaveLength(2);
    await asker.stop();
    expect(await waiting()).toBe(6);
  });
});
