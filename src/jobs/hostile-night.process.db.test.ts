import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { HOUR, MINUTE, NEXT, type Night, openNight } from '../../tests/landing/release-night.ts';
import { damagedRows, oddRows, releaseList } from '../../tests/vendors/release-vendors.ts';
import { hostileAnswer, hostilities, type Vendor } from '../../tests/vendors/vendor-server.ts';
import { releaseHosts } from '../domain/planner/release-sources.ts';

/** Answers that only these vendors give, beside the hostile ones of every vendor. */
const oddities: readonly ((response: ServerResponse) => void)[] = [
  (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>'),
  (response) => void response.writeHead(400).end('{"code":400}'),
  (response) => void response.end('{"payload":{"releases":{}},"results":{"bindings":{}},"artists":{}}'),
  // Wikidata responds like this after its own timeout.
  (response) => void response.end('{"results":{"bindings":[\njava.util.concurrent.TimeoutException\n\tat x'),
  (response) => void response.end('['.repeat(300_000)),
  // A million numbers instead of rows.
  (response) => void response.end(`{"payload":{"releases":[${'1,'.repeat(1_000_000)}1]}}`),
  (response) => void response.end(JSON.stringify(releaseList([]))),
  (response) =>
    void response.end(JSON.stringify(releaseList([...Object.values(damagedRows(NEXT)), ...oddRows(NEXT)]))),
];

const PER_WEEK = 8;
/** One in this many requests gets a bad response. */
const BAD_EVERY = 2;
/** The working process is killed once in this many steps. */
const KILL_EVERY = 300;
const SECOND = 1100;
const MEGABYTE = 2 ** 20;

/** Makes every second response of a vendor a bad one: all kinds of bad responses in turn. */
function spoil(vendor: Vendor): { bad: () => number } {
  const { answer: good } = vendor;
  if (!('handler' in good)) throw new Error('this vendor has no handler');
  let asked = 0;
  let bad = 0;
  vendor.answer = {
    handler(request, response) {
      asked += 1;
      if (asked % BAD_EVERY !== 0) return good.handler(request, response);
      const turn = bad % (hostilities.length + oddities.length);
      bad += 1;
      const hostile = hostilities[turn];
      if (hostile) return void hostileAnswer(hostile)(request, response);
      oddities[turn - hostilities.length]?.(response);
    },
  };
  return { bad: () => bad };
}

/**
 * Simulates a night of `ms` milliseconds. Every 300th step the working process dies before or after it stores a
 * response.
 */
async function passWithKills(night: Night, ms: number): Promise<number> {
  const { releaseStore } = night.ports;
  let kills = 0;
  for (let second = 1; second * SECOND <= ms; second += 1) {
    night.now += SECOND;
    const dies = second % KILL_EVERY === 0;
    for (const host of releaseHosts) {
      if (dies) {
        const before = second % (2 * KILL_EVERY) === 0;
        night.ports.releaseStore = dyingStore(releaseStore, before);
        kills += 1;
      }
      await night.step(host);
      night.ports.releaseStore = releaseStore;
    }
  }
  return kills;
}

function dyingStore(store: Night['ports']['releaseStore'], before: boolean): typeof store {
  const die = async (write: () => Promise<unknown>): Promise<never> => {
    if (!before) await write();
    throw new Error('killed');
  };
  return {
    ...store,
    replaceWeek: (...given) => die(() => store.replaceWeek(...given)),
    storeArtists: (...given) => die(() => store.storeArtists(...given)),
    storeLabels: (...given) => die(() => store.storeLabels(...given)),
  };
}

/** Returns the bytes in use after garbage collection. Buffers of closed connections are freed in a later turn. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  for (let turn = 0; turn < 4; turn += 1) {
    gc();
    await setTimeout(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

eachEngine('nights with vendors that do everything wrong, and processes that are killed', (engine) => {
  it('fetches every week at one request a second, loses no week, and uses no more memory after each night', async () => {
    const night = await openNight(engine, PER_WEEK);
    onTestFinished(() => night.close());
    const spoilt = [night.vendors.listenbrainz, night.vendors.wikidata, night.vendors.musicbrainz].map(spoil);
    const kills = await passWithKills(night, 2 * HOUR);
    expect(kills).toBeGreaterThan(20);
    for (const { bad } of spoilt) expect(bad()).toBeGreaterThan(hostilities.length + oddities.length);

    const weeks = await night.ports.releaseStore.weeks();
    expect(weeks).toHaveLength(135);
    expect(weeks.filter(({ countedAt }) => countedAt !== null)).toHaveLength(104);
    expect(await night.ports.releaseStore.unaskedArtists(1)).toEqual([]);
    expect(await night.ports.releaseStore.unlabelledReleases(1)).toEqual([]);

    const held: number[] = [];
    // One engine is enough: the measured memory is that of this process.
    const nights = engine === 'sqlite' ? 4 : 0;
    for (let again = 0; again < nights; again += 1) {
      for (const times of Object.values(night.asked)) {
        for (const [index, at] of times.entries())
          expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(SECOND);
        times.length = 0;
      }
      for (const vendor of [night.vendors.listenbrainz, night.vendors.wikidata, night.vendors.musicbrainz])
        vendor.requests.length = 0;
      night.lines.length = 0;
      held.push(await heldBytes());
      night.now += 20 * HOUR + MINUTE;
      await passWithKills(night, HOUR / 2);
    }
    // Measured: 29.0 MB after the first night, 29.2 MB after the sixth, with twice as many releases.
    expect(Math.max(0, ...held) - (held[0] ?? 0)).toBeLessThan(MEGABYTE);
  }, 240_000);
});
