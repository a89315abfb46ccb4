import { sql } from 'kysely';
import type { Database } from '../../src/adapters/db/engine/connect.ts';
import { insertAll } from '../../src/adapters/db/releases/insert-all.ts';
import { bitsOf } from '../../src/adapters/db/releases/territory-bits.ts';
import { releaseClasses } from '../../src/domain/planner/expected-releases.ts';
import { dayAfter, fridayFrom } from '../../src/domain/planner/fridays.ts';
import { genres, territories } from '../../src/domain/planner/inputs.ts';
import { placeGenres, placesOf } from '../../src/domain/planner/known-release.ts';

/** The day of the measurement. */
export const TODAY = '2026-11-25';
export const NOW = Date.parse(`${TODAY}T10:00:00Z`);
/** The coming Fridays that the releases are spread over: half a year. */
const FRIDAYS = 34;
const BATCH = 5000;
const COUNTED_WEEKS = 104;
/** An artist's country, as often as catalogues name it: half of them are of none that the planner offers. */
const countries = [
  'US',
  'GB',
  'FR',
  'DE',
  'JP',
  'KR',
  'BR',
  'CA',
  'ES',
  'IT',
  'BE',
  'CH',
  'SE',
  'AU',
  'MX',
  'IN',
];

/** Fills an empty database with known releases of half a year and the counts of two, the same in each run. */
export async function addManyReleases({ db, engine }: Database, count: number): Promise<void> {
  const first = fridayFrom(TODAY);
  const coming = Array.from({ length: FRIDAYS }, (_, week) => dayAfter(first, 7 * week));
  const past = Array.from({ length: COUNTED_WEEKS }, (_, week) => dayAfter(first, -7 * (week + 5)));
  const week = (friday: string, countedAt: number | null) => ({
    friday,
    fetched_at: NOW,
    tried_at: NOW,
    rows: Math.round(count / FRIDAYS),
    counted_at: countedAt,
    demo: 0,
  });
  await insertAll(db, 'release_weeks', [
    ...coming.map((day) => week(day, null)),
    ...past.map((day) => week(day, NOW)),
  ]);
  for (let start = 0; start < count; start += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => start + index);
    await insertAll(
      db,
      'releases',
      indexes.map((index) => release(index, coming)),
    );
    await insertAll(
      db,
      'release_places',
      indexes.flatMap((index) => places(index, coming)),
    );
  }
  for (const friday of past)
    await insertAll(
      db,
      'release_counts',
      placeGenres.flatMap((genre, row) =>
        territories.map((territory, column) => ({
          genre,
          territory,
          friday,
          mega: (row + column) % 2,
          major: (row * 3 + column) % 4,
          indie: (row + column * 5) % 30,
          emerging: (row * 7 + column) % 90,
          demo: 0,
        })),
      ),
    );
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
}

const fridayAt = (index: number, coming: readonly string[]): string => coming[index % coming.length] ?? TODAY;

/** One of a hundred is a mega, five are majors, a quarter are indies. */
const rankOf = (index: number): number => {
  const draw = (index * 7919) % 100;
  if (draw < 1) return 0;
  if (draw < 6) return 1;
  return draw < 31 ? 2 : 3;
};

const release = (index: number, coming: readonly string[]) => ({
  id: index + 1,
  source: 'listenbrainz' as const,
  source_id: `release-${index}`,
  friday: fridayAt(index, coming),
  day: fridayAt(index, coming),
  title: `Title ${index}`,
  artist: `Artist ${(index * 31) % 40_000}`,
  kind: 'single' as const,
  class_rank: rankOf(index),
  class_reason: 'other' as const,
  label: null,
  countries: '[]',
  evidence_url: `https://musicbrainz.org/release-group/${index}`,
  first_seen_at: NOW,
  fetched_at: NOW,
  demo: 0,
});

function places(index: number, coming: readonly string[]) {
  const own = genres[(index * 13) % genres.length] ?? 'rap';
  const second = genres[(index * 29) % genres.length] ?? 'pop';
  const releaseClass = releaseClasses[rankOf(index)] ?? 'emerging';
  return placesOf({
    // Two fifths have no genre that a source knows.
    genres: index % 5 < 2 ? [] : [...new Set([own, second])],
    countries: [countries[(index * 17) % countries.length] ?? 'US'],
    releaseClass,
  }).map(({ genre, territories: where }) => ({
    genre,
    friday: fridayAt(index, coming),
    class_rank: rankOf(index),
    territories: bitsOf(where),
    release_id: index + 1,
  }));
}
