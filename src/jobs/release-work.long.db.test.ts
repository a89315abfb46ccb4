import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import {
  DAY,
  HOUR,
  LISTENBRAINZ,
  MINUTE,
  MUSICBRAINZ,
  NEXT,
  type Night,
  openNight,
  START,
  WIKIDATA,
} from '../../tests/landing/release-night.ts';
import { damagedRows, mbid, oddRows, releaseList, releaseRow } from '../../tests/vendors/release-vendors.ts';
import { releaseLeases } from '../adapters/db/queue/lease-queue.ts';
import { askDueHost } from '../app/releases/ask-due-host.ts';
import { createReleaseWork } from './release-work.ts';

eachEngine('the work on sources of releases', (engine) => {
  let night: Night;
  beforeEach(async () => {
    night = await openNight(engine);
  });
  afterEach(() => night.close());

  it('fetches, classes and counts two years of weeks, with one request a second to each host', async () => {
    await night.pass(12 * MINUTE);
    const weeks = await night.ports.releaseStore.weeks();
    // 27 future weeks, 4 weeks that are not settled, and 104 for the seasons.
    expect(weeks).toHaveLength(135);
    expect(new Set(weeks.map(({ friday }) => new Date(friday).getUTCDay()))).toEqual(new Set([5]));
    expect(weeks.filter(({ countedAt }) => countedAt !== null)).toHaveLength(104);
    for (const times of Object.values(night.asked))
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(1100);
    // The releases of counted weeks are deleted, their counts stay.
    const kept = await night.releases();
    expect(kept.every(({ friday }) => friday >= '2026-09-30')).toBe(true);
    expect(new Set(kept.map(({ class_reason }) => class_reason))).toEqual(
      new Set(['major_label', 'known_artist', 'other']),
    );
    const season = await night.ports.releaseStore.pastCounts(['2025-11-28']);
    expect(season.counted).toEqual(['2025-11-28']);
    expect(
      season.places.find(({ genre, territory }) => genre === 'rap' && territory === 'FR')?.counts,
    ).toEqual({
      mega: 0,
      major: 1,
      indie: 1,
      emerging: 0,
    });
    expect(await night.ports.releaseQueue.sources()).toMatchObject([
      { name: 'listenbrainz', enabled: true, failures: 0, lastError: null },
      { name: 'wikidata', enabled: true },
      { name: 'musicbrainz', enabled: true },
      { name: 'listenbrainz_artists', enabled: true },
      // Its licence needs an agreement.
      { name: 'musicbrainz_tags', enabled: false, okAt: null },
    ]);
    expect(night.vendors.musicbrainz.requests.some((path) => path.startsWith('/ws/2/artist'))).toBe(false);
  }, 60_000);

  it('determines where a release competes from its artist, its label and the list of the most listened', async () => {
    await night.only('listenbrainz', 'wikidata', 'musicbrainz', 'listenbrainz_artists', 'musicbrainz_tags');
    night.vendors.listenbrainz.answer = {
      handler(request, response) {
        const isList = request.url?.includes('fresh-releases');
        const rows = request.url?.includes('2026-11-21')
          ? [1, 2, 4].map((number) => releaseRow(number, NEXT))
          : [];
        const artists = { payload: { artists: [{ artist_mbid: mbid('a', 2) }] } };
        response.end(JSON.stringify(isList ? releaseList(rows) : artists));
      },
    };
    await night.pass(3 * MINUTE);
    // Wikidata does not know the first artist: the tags of MusicBrainz name genre and country.
    expect(await night.places(mbid('b', 1))).toEqual(['techno BE']);
    expect(await night.places(mbid('b', 2))).toHaveLength(20);
    expect(await night.places(mbid('b', 4))).toEqual(['rap FR', 'rap GLOBAL', 'trap FR', 'trap GLOBAL']);
    expect((await night.releases()).map(({ class_reason }) => class_reason)).toEqual([
      'other',
      'most_listened',
      'known_artist',
    ]);
  });

  it('drops only damaged rows, stores odd rows as plain text, and stores a release group once', async () => {
    await night.only('listenbrainz');
    const damaged = Object.values(damagedRows(NEXT));
    night.vendors.listenbrainz.answer = {
      json: releaseList([...damaged, ...oddRows(NEXT), releaseRow(1, '2026-11-25')]),
    };
    await night.step(LISTENBRAINZ);
    expect(
      (await night.releases()).map(({ title, artist, kind, day }) => [title, artist, kind, day]),
    ).toEqual([
      ['Title 1', 'Artist 1', 'album', '2026-11-25'],
      ['Title 800', 'Artist 800', 'other', NEXT],
      ['The same group again', 'Artist 801', 'album', NEXT],
    ]);
  });

  it('keeps the stored list when the new one has less than half of its rows, and accepts it an hour later', async () => {
    await night.only('listenbrainz');
    const rows = (count: number) => Array.from({ length: count }, (_, index) => releaseRow(index + 1, NEXT));
    night.vendors.listenbrainz.answer = { json: releaseList(rows(30)) };
    await night.step(LISTENBRAINZ);
    // Later weeks are empty, which is accepted: they had no rows before.
    night.vendors.listenbrainz.answer = { json: releaseList(rows(3)) };
    await night.pass(3 * MINUTE);
    night.now += 21 * HOUR;
    await night.pass(MINUTE);
    expect(await night.releases()).toHaveLength(30);
    night.now += HOUR + MINUTE;
    await night.pass(MINUTE);
    expect(await night.releases()).toHaveLength(3);
  });

  describe('a fetch that an administrator requests', () => {
    const askFor = (name: 'listenbrainz' | 'wikidata') =>
      night.ports.releaseQueue.change(name, night.now, (before) => ({
        ok: true,
        after: { ...before, askedAt: night.now },
        entries: [
          {
            at: night.now,
            actorId: null,
            requestId: 'r',
            action: 'release_source_asked',
            subject: null,
            before: null,
            after: { source: name },
          },
        ],
      }));

    it('fetches the list of every future week again, at the pace of the host', async () => {
      await night.only('listenbrainz');
      await night.pass(12 * MINUTE);
      const before = night.vendors.listenbrainz.requests.length;
      night.now += HOUR;
      await askFor('listenbrainz');
      await night.pass(2 * MINUTE, 100);
      // 27 future weeks, and the four that are not settled.
      expect(night.vendors.listenbrainz.requests).toHaveLength(before + 31);
      const times = night.asked[LISTENBRAINZ] ?? [];
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(1100);
    }, 60_000);

    it('sends a host no request within a second of the last request, or while its 429 asks for a pause', async () => {
      await night.only('wikidata');
      await night.step(WIKIDATA);
      night.now += 200;
      await askFor('wikidata');
      night.now += 800;
      expect(await night.step(WIKIDATA)).toBe(false);
      night.now += 100;
      expect(await night.step(WIKIDATA)).toBe(true);
      night.vendors.listenbrainz.answer = { hostile: 'status 429' };
      await night.only('listenbrainz');
      await night.step(LISTENBRAINZ);
      await askFor('listenbrainz');
      night.now += 30_000;
      expect(await night.step(LISTENBRAINZ)).toBe(false);
    });
  });

  describe('several processes', () => {
    it('send one request to a host at a time', async () => {
      const started = await Promise.all([1, 2, 3].map(() => askDueHost(night.ports, WIKIDATA)));
      expect(started.flat()).toHaveLength(1);
      await Promise.all(started.flat());
    });

    it('continue with the host of a killed process, and leave out no week', async () => {
      await night.only('listenbrainz');
      await night.step(LISTENBRAINZ);
      night.now += 2000;
      expect(
        await night.ports.releaseQueue.claim(LISTENBRAINZ, { now: night.now, leaseMs: 2 * MINUTE }),
      ).toBeDefined();
      night.now += MINUTE;
      expect(await night.step(LISTENBRAINZ)).toBe(false);
      await releaseLeases(night.database, sql<boolean>`true`, night.now);
      await night.step(LISTENBRAINZ);
      expect((await night.ports.releaseStore.weeks()).map(({ friday }) => friday).sort()).toEqual([
        NEXT,
        '2026-12-04',
      ]);
    });

    it('send no request while sources are off, nor to a host whose sources are all switched off', async () => {
      expect(createReleaseWork(night.ports, () => false).lanes()).toEqual([]);
      await night.only();
      await night.pass(5000);
      expect(
        [night.vendors.listenbrainz, night.vendors.wikidata, night.vendors.musicbrainz].flatMap(
          ({ requests }) => requests,
        ),
      ).toEqual([]);
      expect(createReleaseWork(night.ports, () => true).lanes()).toEqual([
        LISTENBRAINZ,
        WIKIDATA,
        MUSICBRAINZ,
      ]);
    });
  });

  it('measures the known and expected releases of eight Fridays, weeks ahead, for each territory', async () => {
    // Each request for a week returns one release more, as the databases learn of releases little by little.
    const times = new Map<string, number>();
    night.vendors.listenbrainz.answer = {
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
    await night.pass(12 * MINUTE);
    for (let week = 0; week < 16; week += 1) {
      night.now = START + (week + 1) * 7 * DAY;
      await night.pass(2 * MINUTE);
    }
    const shares = await night.ports.releaseStore.shares();
    expect(shares.get(3)).toBeGreaterThan(0);
    expect(shares.get(3)).toBeLessThanOrEqual(1);
    expect(shares.get(0) ?? 0).toBeGreaterThanOrEqual(shares.get(3) ?? 1);
    const forecast = await night.database.db
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
