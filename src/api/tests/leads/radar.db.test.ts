import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { RadarAccuracy, RadarDto, RadarReleases, RadarSource } from '../../../contracts/radar.ts';
import { genres, territories } from '../../../domain/planner/inputs.ts';

/** A Wednesday afternoon in Paris. */
const NOW = Date.parse('2026-11-25T15:00:00Z');
/** An address without a server. */
const NOWHERE = 'http://127.0.0.1:9';

eachEngine('the radar of releases', (engine) => {
  let site: TestSite;
  let admin: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => NOW } });
    admin = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(() => site.close());

  const call = async (method: string, path: string, body?: unknown) => {
    const response = await site.send(method, `/api/radar${path}`, body, admin);
    return { status: response.status, answer: await response.json() };
  };
  const read = async <T>(path: string): Promise<T> => (await call('GET', path)).answer.data;
  const sources = async () => (await read<{ items: RadarSource[] }>('/sources')).items;

  it('returns every Friday as unknown while there are no figures', async () => {
    const radar = await read<RadarDto>('');
    expect(radar).toMatchObject({ sample: false, fetchedAt: null });
    expect(radar.fridays).toHaveLength(14);
    expect(radar.fridays[0]).toEqual({ friday: '2026-11-27', coverage: 0, fetchedAt: null });
    expect(radar.rows.map(({ key }) => key)).toEqual([...genres, 'unknown']);
    expect(radar.rows.flatMap(({ cells }) => cells).every(({ basis }) => basis === 'calendar')).toBe(true);
  });

  it('shows known and expected releases by genre and by territory, with the share that is known', async () => {
    await site.seedReleases();
    const radar = await read<RadarDto>('?territory=FR');
    expect(radar).toMatchObject({ sample: true, fetchedAt: '2026-11-25T03:12:00.000Z' });
    expect(radar.fridays.map(({ coverage }) => coverage)).toEqual([
      0.9, 0.78, 0.64, 0.52, 0.42, 0.33, 0.25, 0.18, 0.13, 0.09, 0.06, 0.04, 0.03, 0,
    ]);
    for (const { known, expected, range } of radar.rows.flatMap(({ cells }) => cells)) {
      expect(known).toBeLessThanOrEqual(range[1]);
      expect(range[0] <= expected && expected <= range[1]).toBe(true);
    }
    const byTerritory = await read<RadarDto>('?by=territory&genre=rap&weeks=26');
    expect(byTerritory.rows.map(({ key }) => key)).toEqual([...territories]);
    expect(byTerritory.fridays).toHaveLength(26);
    const rap = radar.rows.find(({ key }) => key === 'rap')?.cells;
    expect(byTerritory.rows.find(({ key }) => key === 'FR')?.cells.slice(0, 14)).toEqual(rap);
  });

  it('lists the releases of a cell, the loudest first, with the reason of their class', async () => {
    const radar = await read<RadarDto>('?territory=FR');
    const cell = radar.rows.find(({ key }) => key === 'pop')?.cells[1];
    const { items, total } = await read<RadarReleases>('/releases?friday=2026-12-04&genre=pop&territory=FR');
    expect(total).toBe(cell?.known);
    expect(items).toHaveLength(total);
    expect(items[0]).toMatchObject({ reason: 'sample', url: null });
    const rank = ['mega', 'major', 'indie', 'emerging'];
    const ranks = items.map(({ releaseClass }) => rank.indexOf(releaseClass));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('compares predictions of four weeks ahead with counts, the oldest first', async () => {
    const { fridays, inside } = await read<RadarAccuracy>('/accuracy?genre=rap&territory=FR');
    expect(fridays).toHaveLength(8);
    expect(fridays.at(-1)?.friday).toBe('2026-11-20');
    const within = fridays.filter(({ range, counted }) => range[0] <= counted && counted <= range[1]);
    expect(inside).toBe(within.length);
  });

  it.each([
    '?by=label',
    '?territory=XX',
    '?weeks=99',
    '/releases?friday=soon&genre=rap&territory=FR',
    '/accuracy?genre=jazz&territory=FR',
  ])('returns 422 for %s', async (path) => {
    expect((await call('GET', path)).status).toBe(422);
  });

  it('enables every source except the one that needs an agreement, and pauses them in a demonstration', async () => {
    const items = await sources();
    expect(items.map(({ name, enabled, agreement, state }) => [name, enabled, agreement, state])).toEqual([
      ['listenbrainz', true, false, 'paused'],
      ['wikidata', true, false, 'paused'],
      ['musicbrainz', true, false, 'paused'],
      ['listenbrainz_artists', true, false, 'paused'],
      ['musicbrainz_tags', false, true, 'off'],
    ]);
  });

  it('switches a source with an audit entry, and refuses an outdated version and an unknown source', async () => {
    const change = (name: string, body: object) => call('PUT', `/sources/${name}`, body);
    const switched = await change('wikidata', { enabled: false, version: 1 });
    expect(switched.answer.data).toMatchObject({
      name: 'wikidata',
      enabled: false,
      state: 'off',
      version: 2,
    });
    expect((await change('wikidata', { enabled: false, version: 2 })).answer.data.version).toBe(2);
    expect((await change('wikidata', { enabled: true, version: 1 })).status).toBe(409);
    expect((await change('deezer', { enabled: true, version: 1 })).status).toBe(404);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({
      action: 'release_source_switched',
      before: { source: 'wikidata', enabled: true },
      after: { source: 'wikidata', enabled: false },
    });
    expect((await sources()).find(({ name }) => name === 'wikidata')?.state).toBe('off');
  });

  it('requests a source at once if the site reads sources, with an audit entry, and again after ten minutes', async () => {
    expect((await call('POST', '/sources/musicbrainz/fetch')).answer.code).toBe('source_off');
    let now = NOW;
    const bases = { listenbrainz: NOWHERE, wikidata: NOWHERE, musicbrainz: NOWHERE };
    const live = await openTestSite(
      engine,
      { clock: { now: () => now }, releaseVendors: { bases } },
      { RELEASE_SOURCES: 'on' },
    );
    const own = bearer(await tokenOf(live, await addAccount(live)));
    const ask = (name: string) => live.send('POST', `/api/radar/sources/${name}/fetch`, undefined, own);
    const asked = await ask('musicbrainz');
    expect([asked.status, (await asked.json()).data.name]).toEqual([200, 'musicbrainz']);
    const [entry] = await live.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'release_source_asked', after: { source: 'musicbrainz' } });
    now += 4 * 60_000;
    const early = await ask('musicbrainz');
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '360']);
    now += 6 * 60_000;
    expect((await ask('musicbrainz')).status).toBe(200);
    // Its licence needs an agreement: it is off.
    expect((await ask('musicbrainz_tags')).status).toBe(409);
    expect((await ask('deezer')).status).toBe(404);
    await live.close();
  });
});
