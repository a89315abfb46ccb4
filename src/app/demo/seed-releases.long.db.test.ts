import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../tests/databases/databases.ts';
import { createReleaseMeasures } from '../../adapters/db/releases/release-measures.ts';
import { createReleaseSamples } from '../../adapters/db/releases/release-samples.ts';
import { sumOf } from '../../domain/planner/expected-releases.ts';
import { plannerTexts } from '../../i18n/planner/planner-texts.ts';
import { analyseRelease } from '../planner/analyse-release.ts';
import { sampleReleases } from './sample-releases.ts';
import { seedReleases } from './seed-releases.ts';

/** A Wednesday afternoon in Paris. */
const NOW = Date.parse('2026-11-25T15:00:00Z');
const DAY = 86_400_000;

eachEngine('sample releases', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  const seed = (now = NOW, real = false) =>
    seedReleases({
      clock: { now: () => now },
      releaseSamples: createReleaseSamples(database),
      hasRealRows: async () => real,
    });
  const analyse = (month: string, now = NOW) =>
    analyseRelease(
      {
        fee: () => ({ kind: 'missing' }),
        plannerTexts,
        releaseMeasures: createReleaseMeasures(database),
      },
      { releaseType: 'single', budget: 500, territories: ['FR'], genre: 'rap', releaseDate: month },
      now,
      'fr',
    );
  const rows = async (table: 'releases' | 'release_places' | 'release_counts' | 'release_weeks') =>
    Number(
      (
        await database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('gives an analysis measured Fridays, releases named as samples without a record, and expected releases', async () => {
    expect(await seed()).toBe(await rows('releases'));
    // With four weeks of preparation from 25 November, no Friday of December is feasible.
    const { basis, best, competitors, fridays, asked } = await analyse('2026-12-15');
    expect(basis).toMatchObject({ kind: 'mixed', sample: true, stale: false });
    expect(basis.fetchedAt).toBe('2026-11-25T03:12:00.000Z');
    expect(sumOf(best.known)).toBeGreaterThan(0);
    expect(best.total).toBeGreaterThanOrEqual(sumOf(best.known));
    expect(fridays.map(({ friday }) => friday)).toEqual(
      ['01', '08', '15', '22', '29'].map((day) => `2027-01-${day}`),
    );
    expect(asked?.fridays.map(({ friday }) => friday)).toEqual(
      ['04', '11', '18', '25'].map((day) => `2026-12-${day}`),
    );
    expect(asked?.fridays[0]?.basis).toBe('known');
    expect(competitors.length).toBeGreaterThan(3);
    expect(new Set(competitors.map(({ source, url }) => `${source} ${url}`))).toEqual(
      new Set(['sample null']),
    );
  });

  it('bases a far month only on the season, and a month without any figure on the calendar', async () => {
    await seed();
    expect((await analyse('2027-04-15')).basis).toMatchObject({ kind: 'season', coverage: 0 });
    expect((await analyse('2027-08-15')).basis.kind).toBe('calendar');
  });

  it('stores the samples once a day, and moves them to the current date on another day', async () => {
    const first = await seed();
    expect(first).toBeGreaterThan(300);
    expect(await seed(NOW + 1000)).toBe(0);
    expect(await seed(NOW + 7 * DAY)).toBeGreaterThan(300);
    const { db } = database;
    const earliest = await db.selectFrom('releases').select('friday').orderBy('friday').executeTakeFirst();
    expect(earliest?.friday).toBe('2026-12-04');
  });

  it('deletes the samples with the demo data, and never stores them beside real rows', async () => {
    expect(await seed(NOW, true)).toBe(0);
    const stored = await seed();
    expect(await createReleaseSamples(database).remove()).toBe(stored);
    for (const table of ['releases', 'release_places', 'release_counts', 'release_weeks'] as const)
      expect(await rows(table)).toBe(0);
    await database.db
      .insertInto('release_weeks')
      .values({ friday: '2026-12-04', fetched_at: NOW, tried_at: NOW, rows: 0, demo: 0 })
      .execute();
    expect(await seed()).toBe(0);
  });

  it('stores the same samples from several processes at once', async () => {
    const added = await Promise.all([seed(), seed(), seed()]);
    expect(await rows('releases')).toBe(Math.max(...added));
    expect(await rows('releases')).toBe(sampleReleases('2026-11-25', NOW).releases.length);
  });
});
