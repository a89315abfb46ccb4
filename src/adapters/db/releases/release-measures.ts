import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  CountedSet,
  KnownFriday,
  MeasureAsk,
  NamedRelease,
  ReleaseMeasures,
} from '../../../app/ports/releases/releases.ts';
import { type ClassCounts, mapCounts } from '../../../domain/planner/expected-releases.ts';
import { fridaysFrom } from '../../../domain/planner/fridays.ts';
import type { Territory } from '../../../domain/planner/inputs.ts';
import { UNKNOWN_GENRE } from '../../../domain/planner/known-release.ts';
import { seasonFridays } from '../../../domain/planner/season.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { classOf } from './place-counts.ts';
import type { ReleaseRow } from './release-tables.ts';
import { isInOneOf, territoriesOf } from './territory-bits.ts';

/** The most named releases of a Friday. */
const NAMED_A_FRIDAY = 3;

/** Creates the reader of known releases, on either engine. `ReleaseMeasures` documents its functions. */
export function createReleaseMeasures({ db }: Pick<Database, 'db'>): ReleaseMeasures {
  return {
    async read(ask) {
      const fridays = fridaysFrom(ask.from, ask.to);
      const past = [...new Set(fridays.flatMap(seasonFridays))];
      const weeks = await weeksOf(db, [...fridays, ...past]).execute();
      const shares = await sharesOf(db);
      const fetched = weeks.filter(({ friday }) => fridays.includes(friday));
      const counted = weeks.filter(({ counted_at }) => counted_at !== null).map(({ friday }) => friday);
      const known = new Map<string, KnownFriday & { sets: CountedSet[] }>(
        fetched.map(({ friday, fetched_at, demo }) => [
          friday,
          { fetchedAt: fetched_at, sets: [], demo: demo === 1 },
        ]),
      );
      // Without a list there is nothing to count.
      const rows = fetched.length > 0 ? await knownReleases(db, ask).execute() : [];
      for (const { genre, friday, class_rank, territories, number } of rows)
        known.get(friday)?.sets.push({
          territories: territoriesOf(territories),
          releaseClass: genre === UNKNOWN_GENRE ? null : classOf(class_rank),
          number,
        });
      const hasReal = fetched.some(({ demo }) => demo === 0);
      const sources = hasReal ? await tellingSources(db).execute() : [];
      const named = rows.length > 0 ? await namedReleases(db, ask, [...known.keys()]).execute() : [];
      return {
        fridays: known,
        counted: await countsOf(db, ask, counted),
        shares,
        sources: sources.flatMap(({ name, ok_at }) => (ok_at === null ? [] : { name, okAt: ok_at })),
        named: named.map(toNamed),
      };
    },

    async announced(fridays) {
      const weeks = await weeksOf(db, fridays).execute();
      return {
        fetchedAt: new Map(weeks.map(({ friday, fetched_at }) => [friday, fetched_at])),
        shares: await sharesOf(db),
      };
    },
  };
}

async function sharesOf(db: Kysely<Schema>): Promise<Map<number, number>> {
  const rows = await db.selectFrom('release_coverage').select(['weeks_ahead', 'share']).execute();
  return new Map(rows.map(({ weeks_ahead, share }) => [weeks_ahead, share]));
}

const weeksOf = (db: Kysely<Schema>, fridays: readonly string[]) =>
  db
    .selectFrom('release_weeks')
    .select(['friday', 'fetched_at', 'counted_at', 'demo'])
    .where('friday', 'in', fridays);

const tellingSources = (db: Kysely<Schema>) =>
  db
    .selectFrom('release_sources')
    .select(['name', 'ok_at'])
    .where('enabled', '=', 1)
    .where('ok_at', 'is not', null);

/**
 * Counts the known releases by Friday, class and set of territories, those without a known genre too. A release is then
 * counted once for any choice of territories.
 */
export const knownReleases = (
  db: Kysely<Schema>,
  { genre, from, to }: Pick<MeasureAsk, 'genre' | 'from' | 'to'>,
) =>
  db
    .selectFrom('release_places')
    .select(['genre', 'friday', 'class_rank', 'territories', sql<number>`count(*)`.as('number')])
    .where('genre', 'in', [genre, UNKNOWN_GENRE])
    .where('friday', '>=', from)
    .where('friday', '<=', to)
    .groupBy(['genre', 'friday', 'class_rank', 'territories']);

/** The loudest releases of each Friday in the genre; of equal ones those that were announced first. */
export const namedReleases = (
  db: Kysely<Schema>,
  { genre, territories }: Pick<MeasureAsk, 'genre' | 'territories'>,
  fridays: readonly string[],
) => {
  // A query for each Friday stops after three releases: a ranking of all of them would sort every release of the period.
  const [first, ...others] = fridays.map((friday) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('release_places')
          .select('release_id')
          .where('genre', '=', genre)
          .where('friday', '=', friday)
          .where(isInOneOf(territories))
          .orderBy('class_rank')
          .orderBy('release_id')
          .limit(NAMED_A_FRIDAY)
          .as('loudest'),
      )
      .select('release_id'),
  );
  if (!first) throw new RangeError('no Friday to name releases of');
  const loudest = others.reduce((union, query) => union.unionAll(query), first);
  return db
    .selectFrom('releases')
    .selectAll()
    .where('id', 'in', loudest)
    .orderBy('friday')
    .orderBy('class_rank')
    .orderBy('id');
};

/** Returns a release in the form of the use cases. */
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

/** Selects the stored counts of Fridays by territory and class, in a genre, for `territories` and those `beside` them. */
export const seasonCounts = (
  db: Kysely<Schema>,
  { genre, territories, beside = [] }: Pick<MeasureAsk, 'genre' | 'territories' | 'beside'>,
  fridays: readonly string[],
) =>
  db
    .selectFrom('release_counts')
    .select(['territory', 'friday', 'mega', 'major', 'indie', 'emerging'])
    .where('genre', '=', genre)
    .where('territory', 'in', [...territories, ...beside])
    .where('friday', 'in', fridays);
