import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../tests/databases.ts';
import {
  damagedRows,
  type FakeReleaseVendors,
  mbid,
  oddRows,
  releaseList,
  releaseRow,
  startReleaseVendors,
} from '../../tests/vendors/release-vendors.ts';
import { type Hostility, hostilities } from '../../tests/vendors/vendor-server.ts';
import { releaseLeases } from '../adapters/db/queue/lease-queue.ts';
import { createReleaseQueue } from '../adapters/db/releases/release-queue.ts';
import { createReleaseStore } from '../adapters/db/releases/release-store.ts';
import { createLog } from '../adapters/log/create-log.ts';
import { createReleaseVendors } from '../adapters/release-vendors/create-release-vendors.ts';
import { askDueHost } from '../app/releases/ask-due-host.ts';
import type { ReleaseJobPorts } from '../app/releases/release-ports.ts';
import { type ReleaseSourceName, releaseHosts } from '../domain/planner/release-sources.ts';
import { createReleaseWork } from './release-work.ts';

/** A Wednesday morning in Paris; the next Friday is the 27th. */
const START = Date.parse('2026-11-25T03:00:00Z');
const NEXT = '2026-11-27';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const [LISTENBRAINZ = '', WIKIDATA = '', MUSICBRAINZ = ''] = releaseHosts;

eachEngine('the work on sources of releases', (engine) => {
  let database: TestDatabase;
  let vendors: FakeReleaseVendors;
  let now: number;
  let ports: ReleaseJobPorts;
  let lines: string[];
  /** The moments of the requests to each host. */
  let asked: Record<string, number[]>;

  beforeEach(async () => {
    now = START;
    lines = [];
    asked = Object.fromEntries(releaseHosts.map((host) => [host, []]));
    database = await openTestDatabase(engine);
    vendors = await startReleaseVendors(3);
    ports = {
      clock: { now: () => now },
      log: createLog('info', { write: (line: string) => void lines.push(line) }),
      random: () => 0.5,
      releaseStore: createReleaseStore(database),
      releaseQueue: createReleaseQueue(database),
      releaseVendors: createReleaseVendors(
        {
          // The vendors' names lead to this machine; every other private address is refused.
          allowPrivate: false,
          lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
          timeoutMs: 400,
          userAgent: 'MDMC/1.0 ( https://example.com )',
        },
        {
          listenbrainz: publicName(vendors.listenbrainz.url),
          wikidata: publicName(vendors.wikidata.url),
          musicbrainz: publicName(vendors.musicbrainz.url),
        },
      ),
    };
    await ports.releaseQueue.prepare(now);
  });
  afterEach(async () => {
    await vendors.close();
    await database.close();
  });

  const publicName = (url: string) => url.replace('127.0.0.1', 'vendor.test');
  /** Makes the due step of a host, if it has one, and returns whether it had. */
  async function step(host: string): Promise<boolean> {
    const [attempt] = await askDueHost(ports, host);
    if (attempt) asked[host]?.push(now);
    await attempt;
    return attempt !== undefined;
  }
  /** Lets seconds pass until `ms` are over, with every host looked at in each. */
  async function pass(ms: number, everyMs = 1000): Promise<void> {
    for (const end = now + ms; now < end; now += everyMs) for (const host of releaseHosts) await step(host);
  }
  const only = async (...names: ReleaseSourceName[]) => {
    await database.db.updateTable('release_sources').set({ enabled: 0 }).execute();
    if (names.length > 0)
      await database.db
        .updateTable('release_sources')
        .set({ enabled: 1 })
        .where('name', 'in', names)
        .execute();
  };
  const source = async (name: ReleaseSourceName) =>
    (await ports.releaseQueue.sources()).find((stored) => stored.name === name);
  const releases = () => database.db.selectFrom('releases').selectAll().orderBy('source_id').execute();
  const places = async (id: string) => {
    const rows = await database.db
      .selectFrom('release_places')
      .innerJoin('releases', 'releases.id', 'release_places.release_id')
      .select(['genre', 'territory'])
      .where('source_id', '=', id)
      .execute();
    return rows.map(({ genre, territory }) => `${genre} ${territory}`).sort();
  };

  it('fetches, classes and counts two years of weeks, with one request a second to each host', async () => {
    await pass(12 * MINUTE);
    const weeks = await ports.releaseStore.weeks();
    // 27 coming weeks, 4 that are not settled, and 104 for the seasons.
    expect(weeks).toHaveLength(135);
    expect(new Set(weeks.map(({ friday }) => new Date(friday).getUTCDay()))).toEqual(new Set([5]));
    expect(weeks.filter(({ countedAt }) => countedAt !== null)).toHaveLength(104);
    for (const times of Object.values(asked))
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(1100);
    // Single releases of counted weeks are gone, their counts stay.
    const kept = await releases();
    expect(kept.every(({ friday }) => friday >= '2026-09-30')).toBe(true);
    expect(new Set(kept.map(({ class_reason }) => class_reason))).toEqual(
      new Set(['major_label', 'known_artist', 'other']),
    );
    const season = await ports.releaseStore.pastCounts(['2025-11-28']);
    expect(season.counted).toEqual(['2025-11-28']);
    expect(
      season.places.find(({ genre, territory }) => genre === 'rap' && territory === 'FR')?.counts,
    ).toEqual({
      mega: 0,
      major: 1,
      indie: 1,
      emerging: 0,
    });
    expect(await ports.releaseQueue.sources()).toMatchObject([
      { name: 'listenbrainz', enabled: true, failures: 0, lastError: null },
      { name: 'wikidata', enabled: true },
      { name: 'musicbrainz', enabled: true },
      { name: 'listenbrainz_artists', enabled: true },
      // Its licence needs an agreement.
      { name: 'musicbrainz_tags', enabled: false, okAt: null },
    ]);
    expect(vendors.musicbrainz.requests.some((path) => path.startsWith('/ws/2/artist'))).toBe(false);
  }, 60_000);

  it('works out where a release competes from its artist, its label and the list of the most listened', async () => {
    await only('listenbrainz', 'wikidata', 'musicbrainz', 'listenbrainz_artists', 'musicbrainz_tags');
    vendors.listenbrainz.answer = {
      handler(request, response) {
        const isList = request.url?.includes('fresh-releases');
        const rows = request.url?.includes('2026-11-21')
          ? [1, 2, 4].map((number) => releaseRow(number, NEXT))
          : [];
        const artists = { payload: { artists: [{ artist_mbid: mbid('a', 2) }] } };
        response.end(JSON.stringify(isList ? releaseList(rows) : artists));
      },
    };
    await pass(3 * MINUTE);
    // Wikidata does not know the first artist: the tags of MusicBrainz name genre and country.
    expect(await places(mbid('b', 1))).toEqual(['techno BE']);
    expect(await places(mbid('b', 2))).toHaveLength(20);
    expect(await places(mbid('b', 4))).toEqual(['rap FR', 'rap GLOBAL', 'trap FR', 'trap GLOBAL']);
    expect((await releases()).map(({ class_reason }) => class_reason)).toEqual([
      'other',
      'most_listened',
      'known_artist',
    ]);
  });

  it('drops damaged rows alone, keeps odd ones as plain text, and a group once', async () => {
    await only('listenbrainz');
    const damaged = Object.values(damagedRows(NEXT));
    vendors.listenbrainz.answer = {
      json: releaseList([...damaged, ...oddRows(NEXT), releaseRow(1, '2026-11-25')]),
    };
    await step(LISTENBRAINZ);
    expect((await releases()).map(({ title, artist, kind, day }) => [title, artist, kind, day])).toEqual([
      ['Title 1', 'Artist 1', 'album', '2026-11-25'],
      ['Title 800', 'Artist 800', 'other', NEXT],
      ['The same group again', 'Artist 801', 'album', NEXT],
    ]);
  });

  it('keeps a list that loses more than half of its rows, and believes it an hour later', async () => {
    await only('listenbrainz');
    const rows = (count: number) => Array.from({ length: count }, (_, index) => releaseRow(index + 1, NEXT));
    vendors.listenbrainz.answer = { json: releaseList(rows(30)) };
    await step(LISTENBRAINZ);
    // Later weeks are empty, which is believed: there was nothing before.
    vendors.listenbrainz.answer = { json: releaseList(rows(3)) };
    await pass(3 * MINUTE);
    now += 21 * HOUR;
    await pass(MINUTE);
    expect(await releases()).toHaveLength(30);
    now += HOUR + MINUTE;
    await pass(MINUTE);
    expect(await releases()).toHaveLength(3);
  });

  describe('a vendor that answers badly', () => {
    beforeEach(() => only('listenbrainz'));

    it.each<Hostility>(hostilities)('stops nothing, and is named as the failure (%s)', async (hostile) => {
      vendors.listenbrainz.answer = { hostile };
      await step(LISTENBRAINZ);
      expect(await source('listenbrainz')).toMatchObject({ failures: 1, failedAt: now, okAt: null });
      expect((await source('listenbrainz'))?.lastError).toMatch(
        /^(?:status \d{3}|invalid|timeout|unreachable)\b/,
      );
      expect(await releases()).toEqual([]);
      expect(lines.join()).toContain('request to a source failed, will be tried again');
    });

    it.each([
      ['another shape', { payload: { releases: {} } }],
      ['an error with status 200', { code: 500, error: 'java.util.concurrent.TimeoutException' }],
      ['a text', 'Workflow got started'],
      ['nothing', null],
    ])('is told by its shape: %s', async (_name, json) => {
      vendors.listenbrainz.answer = { json };
      await step(LISTENBRAINZ);
      expect((await source('listenbrainz'))?.lastError).toBe('invalid another shape');
    });

    it('waits longer after each failure, and goes on where it stopped', async () => {
      vendors.listenbrainz.answer = { hostile: 'status 500' };
      for (const failures of [1, 2, 3]) {
        await step(LISTENBRAINZ);
        const { dueAt = 0 } = (await source('listenbrainz')) ?? {};
        expect(dueAt - now).toBe(MINUTE * 2 ** (failures - 1));
        now = dueAt;
      }
      vendors.listenbrainz.answer = { json: releaseList([]) };
      await step(LISTENBRAINZ);
      expect(await source('listenbrainz')).toMatchObject({ failures: 0, lastError: null, okAt: now });
      expect((await ports.releaseStore.weeks()).map(({ friday }) => friday)).toEqual([NEXT]);
    });

    it('waits as long as it asks, with every source of its host, and a day when it refuses the site’s name', async () => {
      await only('listenbrainz', 'listenbrainz_artists');
      vendors.listenbrainz.answer = {
        handler: (_request, response) => void response.writeHead(429, { 'retry-after': '600' }).end(),
      };
      await step(LISTENBRAINZ);
      await pass(590_000, 10_000);
      expect(vendors.listenbrainz.requests).toHaveLength(1);
      vendors.listenbrainz.answer = {
        handler: (_request, response) => void response.writeHead(403).end(),
      };
      now += MINUTE;
      await step(LISTENBRAINZ);
      const refused = (await ports.releaseQueue.sources()).find(
        ({ lastError }) => lastError === 'status 403',
      );
      expect(refused?.dueAt).toBe(now + DAY);
    });
  });

  describe('several processes', () => {
    it('ask a host one at a time', async () => {
      const started = await Promise.all([1, 2, 3].map(() => askDueHost(ports, WIKIDATA)));
      expect(started.flat()).toHaveLength(1);
      await Promise.all(started.flat());
    });

    it('go on with the host of one that was killed, and no week is left out', async () => {
      await only('listenbrainz');
      await step(LISTENBRAINZ);
      now += 2000;
      expect(await ports.releaseQueue.claim(LISTENBRAINZ, { now, leaseMs: 2 * MINUTE })).toBeDefined();
      now += MINUTE;
      expect(await step(LISTENBRAINZ)).toBe(false);
      await releaseLeases(database, sql<boolean>`true`, now);
      await step(LISTENBRAINZ);
      expect((await ports.releaseStore.weeks()).map(({ friday }) => friday).sort()).toEqual([
        NEXT,
        '2026-12-04',
      ]);
    });

    it('leave hosts alone where sources are off, and a host whose sources are all switched off', async () => {
      expect(createReleaseWork(ports, false).lanes()).toEqual([]);
      await only();
      await pass(5000);
      expect(
        [vendors.listenbrainz, vendors.wikidata, vendors.musicbrainz].flatMap(({ requests }) => requests),
      ).toEqual([]);
      expect(createReleaseWork(ports, true).lanes()).toEqual([LISTENBRAINZ, WIKIDATA, MUSICBRAINZ]);
    });
  });

  it('measures what was known of eight Fridays, weeks before, and what was expected in each place', async () => {
    // A week adds one release each time it is asked for: the databases learn of it little by little.
    const times = new Map<string, number>();
    vendors.listenbrainz.answer = {
      handler(request, response) {
        const saturday = new URL(request.url ?? '', 'http://v').searchParams.get('release_date') ?? '';
        if (!saturday) return void response.end('{"payload":{"artists":[]}}');
        const count = Math.min(12, (times.get(saturday) ?? 0) + 1);
        times.set(saturday, count);
        const first = (Date.parse(saturday) / DAY) * 100;
        const friday = new Date(Date.parse(saturday) + 6 * DAY).toISOString().slice(0, 10);
        const rows = Array.from({ length: count }, (_, index) => releaseRow(first + 2 * index, friday));
        response.end(JSON.stringify(releaseList(rows)));
      },
    };
    await pass(12 * MINUTE);
    for (let week = 0; week < 16; week += 1) {
      now = START + (week + 1) * 7 * DAY;
      await pass(2 * MINUTE);
    }
    const shares = await ports.releaseStore.shares();
    expect(shares.get(3)).toBeGreaterThan(0);
    expect(shares.get(3)).toBeLessThanOrEqual(1);
    expect(shares.get(0) ?? 0).toBeGreaterThanOrEqual(shares.get(3) ?? 1);
    const forecast = await database.db
      .selectFrom('release_forecasts')
      .selectAll()
      .where('genre', '=', 'rap')
      .where('territory', '=', 'FR')
      .where('weeks_ahead', '=', 4)
      .execute();
    expect(forecast.length).toBeGreaterThanOrEqual(8);
    for (const { known, low, expected, high } of forecast)
      expect(known <= low && low <= expected && expected <= high).toBe(true);
  }, 120_000);
});
