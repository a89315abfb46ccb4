import { type Kysely, type Selectable, sql } from 'kysely';
import type { KnownFriday, MeasureAsk, NamedRelease, ReleaseMeasures } from '../../../app/ports/releases.ts';
import {
  type ClassCounts,
  mapCounts,
  type ReleaseClass,
  releaseClasses,
} from '../../../domain/planner/expected-releases.ts';
import { fridaysFrom } from '../../../domain/planner/fridays.ts';
import type { Territory } from '../../../domain/planner/inputs.ts';
import { UNKNOWN_GENRE } from '../../../domain/planner/known-release.ts';
import { seasonFridays } from '../../../domain/planner/season.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import type { ReleaseRow } from './release-tables.ts';

/** The most named releases of a Friday. */
const NAMED_A_FRIDAY = 3;

/** Creates the reader of known releases, on either engine. `ReleaseMeasures` documents its functions. */
export function createReleaseMeasures({ db }: Pick<Database, 'db'>): ReleaseMeasures {
  return {
    async read(ask) {
      const fridays = fridaysFrom(ask.from, ask.to);
      const past = [...new Set(fridays.flatMap(seasonFridays))];
      const weeks = await weeksOf(db, [...fridays, ...past]).execute();
      const shares = await db.selectFrom('release_coverage').select(['weeks_ahead', 'share']).execute();
      const fetched = weeks.filter(({ friday }) => fridays.includes(friday));
      const counted = weeks.filter(({ counted_at }) => counted_at !== null).map(({ friday }) => friday);
      const known = new Map<string, KnownFriday>(
        fetched.map(({ friday, fetched_at, demo }) => [
          friday,
          { fetchedAt: fetched_at, known: noReleases, withoutGenre: 0, demo: demo === 1 },
        ]),
      );
      // Without a list there is nothing to count.
      const rows = fetched.length > 0 ? await knownReleases(db, ask).execute() : [];
      for (const { genre, friday, class_rank, number } of rows) {
        const week = known.get(friday);
        if (!week) continue;
        if (genre === UNKNOWN_GENRE) week.withoutGenre += number;
        else week.known = { ...week.known, [classOf(class_rank)]: number };
      }
      return {
        fridays: known,
        counted: await countsOf(db, ask, counted),
        shares: new Map(shares.map(({ weeks_ahead, share }) => [weeks_ahead, share])),
        named: rows.length > 0 ? (await namedReleases(db, ask).execute()).map(toNamed) : [],
      };
    },
  };
}

const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };

/** The class that is stored as its place in the list of classes. */
export const classOf = (rank: number): ReleaseClass => releaseClasses[rank] ?? 'emerging';

const weeksOf = (db: Kysely<Schema>, fridays: readonly string[]) =>
  db
    .selectFrom('release_weeks')
    .select(['friday', 'fetched_at', 'counted_at', 'demo'])
    .where('friday', 'in', fridays);

/** Counts the known releases by Friday and class, those without a known genre too. A release counts once in all territories. */
export const knownReleases = (db: Kysely<Schema>, { genre, territories, from, to }: MeasureAsk) =>
  db
    .selectFrom('release_places')
    .select(['genre', 'friday', 'class_rank'])
    .select(
      territories.length === 1
        ? sql<number>`count(*)`.as('number')
        : sql<number>`count(distinct release_id)`.as('number'),
    )
    .where('genre', 'in', [genre, UNKNOWN_GENRE])
    .where('territory', 'in', territories)
    .where('friday', '>=', from)
    .where('friday', '<=', to)
    .groupBy(['genre', 'friday', 'class_rank']);

/** The loudest releases of each Friday in the genre; of equal ones those that were announced first. */
export const namedReleases = (db: Kysely<Schema>, { genre, territories, from, to }: MeasureAsk) =>
  db
    .selectFrom('releases')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom((inner) =>
              inner
                .selectFrom('release_places')
                .select(['friday', 'class_rank', 'release_id'])
                .distinct()
                .where('genre', '=', genre)
                .where('territory', 'in', territories)
                .where('friday', '>=', from)
                .where('friday', '<=', to)
                .as('competing'),
            )
            .select('release_id')
            .select(
              sql<number>`row_number() over (partition by friday order by class_rank, release_id)`.as(
                'place',
              ),
            )
            .as('ranked'),
        )
        .select('release_id')
        .where('place', '<=', NAMED_A_FRIDAY),
    )
    .orderBy('friday')
    .orderBy('class_rank')
    .orderBy('id');

/** Returns a release as use cases know it. */
export const toNamed = (row: Selectable<ReleaseRow>): NamedRelease => ({
  friday: row.friday,
  artist: row.artist,
  title: row.title,
  kind: row.kind,
  releaseClass: classOf(row.class_rank),
  reason: row.class_reason,
  label: row.label,
  source: row.source,
  url: row.evidence_url,
  firstSeenAt: row.first_seen_at,
  fetchedAt: row.fetched_at,
});

/** Returns the counts of the counted Fridays, also of those without releases in the genre. */
async function countsOf(db: Kysely<Schema>, ask: MeasureAsk, counted: readonly string[]) {
  const byFriday = new Map<string, Map<Territory, ClassCounts>>(counted.map((friday) => [friday, new Map()]));
  if (counted.length === 0) return byFriday;
  const rows = await seasonCounts(db, ask, counted).execute();
  for (const row of rows)
    byFriday.get(row.friday)?.set(
      row.territory,
      mapCounts((name) => row[name]),
    );
  return byFriday;
}

export const seasonCounts = (
  db: Kysely<Schema>,
  { genre, territories }: Pick<MeasureAsk, 'genre' | 'territories'>,
  fridays: readonly string[],
) =>
  db
    .selectFrom('release_counts')
    .select(['territory', 'friday', 'mega', 'major', 'indie', 'emerging'])
    .where('genre', '=', genre)
    .where('territory', 'in', territories)
    .where('friday', 'in', fridays);
