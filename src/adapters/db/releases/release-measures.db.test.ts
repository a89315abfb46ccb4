import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import type { Territory } from '../../../domain/planner/inputs.ts';
import { insertAll } from './insert-all.ts';
import { createReleaseMeasures } from './release-measures.ts';
import { bitsOf } from './territory-bits.ts';

const FRIDAY = '2027-01-08';
const MAJOR = 1;
const INDIE = 2;

eachEngine('the reader of known releases', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const week = { friday: FRIDAY, fetched_at: 1, tried_at: 1, rows: 4, demo: 0 };
    await database.db.insertInto('release_weeks').values(week).execute();
  });
  afterEach(() => database.close());

  const add = async (
    id: number,
    {
      genre = 'rap' as const,
      rank = INDIE,
      where,
    }: { genre?: 'rap' | 'unknown'; rank?: number; where: Territory[] },
  ) => {
    await insertAll(database.db, 'releases', [
      {
        id,
        source: 'listenbrainz',
        source_id: `${id}`,
        friday: FRIDAY,
        day: FRIDAY,
        title: `Title ${id}`,
        artist: `Artist ${id}`,
        kind: 'single',
        class_rank: rank,
        class_reason: 'other',
        countries: '[]',
        first_seen_at: 1,
        fetched_at: 1,
        demo: 0,
      },
    ]);
    const place = { genre, friday: FRIDAY, class_rank: rank, territories: bitsOf(where), release_id: id };
    await insertAll(database.db, 'release_places', [place]);
  };
  const read = (territories: readonly Territory[]) =>
    createReleaseMeasures(database).read({ genre: 'rap', territories, from: FRIDAY, to: FRIDAY });

  it('returns when the lists of Fridays were fetched, and which shares were measured', async () => {
    await insertAll(database.db, 'release_coverage', [{ weeks_ahead: 2, share: 0.5, fridays: 8 }]);
    const { fetchedAt, shares } = await createReleaseMeasures(database).announced([FRIDAY, '2027-01-15']);
    expect([...fetchedAt]).toEqual([[FRIDAY, 1]]);
    expect([...shares]).toEqual([[2, 0.5]]);
  });

  it('counts the releases of the same territories together, and those without a known genre apart', async () => {
    await add(1, { where: ['FR', 'BE'] });
    await add(2, { where: ['FR', 'BE'] });
    await add(3, { where: ['US'] });
    await add(4, { genre: 'unknown', where: ['FR'] });
    const sets = (await read(['FR'])).fridays.get(FRIDAY)?.sets ?? [];
    expect(sets.map((set) => ({ ...set, territories: set.territories.join() }))).toEqual(
      expect.arrayContaining([
        { territories: 'FR,BE', releaseClass: 'indie', number: 2 },
        { territories: 'US', releaseClass: 'indie', number: 1 },
        { territories: 'FR', releaseClass: null, number: 1 },
      ]),
    );
    expect(sets).toHaveLength(3);
  });

  it('names three releases of a Friday in the chosen territories, the loudest first', async () => {
    await add(1, { where: ['US'], rank: MAJOR });
    await add(2, { where: ['FR', 'GLOBAL'] });
    await add(3, { where: ['BE'] });
    await add(4, { where: ['FR', 'BE'], rank: MAJOR });
    await add(5, { where: ['FR'] });
    const named = async (territories: Territory[]) =>
      (await read(territories)).named.map(({ title }) => title);
    expect(await named(['FR', 'BE'])).toEqual(['Title 4', 'Title 2', 'Title 3']);
    expect(await named(['GLOBAL'])).toEqual(['Title 2']);
    expect(await named(['IT'])).toEqual([]);
  });

  it('returns the sources that are switched on and have succeeded at least once', async () => {
    const source = { due_at: 1, failures: 0, version: 1 };
    await insertAll(database.db, 'release_sources', [
      { ...source, name: 'listenbrainz', enabled: 1, ok_at: 7 },
      { ...source, name: 'wikidata', enabled: 0, ok_at: 7 },
      { ...source, name: 'musicbrainz', enabled: 1, ok_at: null },
    ]);
    expect((await read(['FR'])).sources).toEqual([{ name: 'listenbrainz', okAt: 7 }]);
  });
});
