import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { eachEngine } from '../../tests/databases.ts';
import { HOUR, MINUTE, NEXT, type Night, openNight } from '../../tests/release-night.ts';
import { damagedRows, oddRows, releaseList } from '../../tests/vendors/release-vendors.ts';
import { hostileAnswer, hostilities, type Vendor } from '../../tests/vendors/vendor-server.ts';
import { releaseHosts } from '../domain/planner/release-sources.ts';

/** Answers that only these vendors give, beside the hostile ones of every vendor. */
const oddities: readonly ((response: ServerResponse) => void)[] = [
  (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>'),
  (response) => void response.writeHead(400).end('{"code":400}'),
  (response) => void response.end('{"payload":{"releases":{}},"results":{"bindings":{}},"artists":{}}'),
  // Wikidata answers so when its own time is over.
  (response) => void response.end('{"results":{"bindings":[\njava.util.concurrent.TimeoutException\n\tat x'),
  (response) => void response.end('['.repeat(300_000)),
  // A million numbers in the place of rows.
  (response) => void response.end(`{"payload":{"releases":[${'1,'.repeat(1_000_000)}1]}}`),
  (response) => void response.end(JSON.stringify(releaseList([]))),
  (response) =>
    void response.end(JSON.stringify(releaseList([...Object.values(damagedRows(NEXT)), ...oddRows(NEXT)]))),
];

const PER_WEEK = 8;
/** One of so many requests is answered badly. */
const BAD_EVERY = 2;
/** One of so many seconds kills the process that works. */
const KILL_EVERY = 300;
const SECOND = 1100;
const MEGABYTE = 2 ** 20;

/** Makes a vendor answer badly from time to time, in turn with everything that it can do wrong. */
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

/** Lets a night pass. From time to time the process that works dies: before its answer is stored, or after. */
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

/** Bytes that the process holds once all garbage is gone. Buffers of closed connections are freed in a later turn. */
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
  it('fetch every week at one request a second, lose no week, and hold no more memory after each night', async () => {
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
    // The memory is that of this process, whatever the engine.
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
