import { type Kysely, sql } from 'kysely';
import type { PlaceCounts, RadarReader } from '../../../app/ports/releases/releases.ts';
import { mapCounts } from '../../../domain/planner/expected-releases.ts';
import { COMING_WEEKS } from '../../../domain/planner/release-weeks.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { placeCounts } from './place-counts.ts';
import { toNamed } from './release-measures.ts';
import { isInOneOf } from './territory-bits.ts';

/** Creates the reader of the radar, on either engine. `RadarReader` documents its functions. */
export function createRadarReader({ db }: Database): RadarReader {
  return {
    async read({ genres, territories, fridays, past }) {
      const weeks = await db
        .selectFrom('release_weeks')
        .select(['friday', 'fetched_at', 'counted_at', 'demo'])
        .where('friday', 'in', [...fridays, ...past])
        .execute();
      const known = await placeCounts(db, { genres, territories, fridays });
      const counted = weeks
        .filter(({ counted_at, friday }) => counted_at !== null && past.includes(friday))
        .map(({ friday }) => friday);
      const shares = await db.selectFrom('release_coverage').select(['weeks_ahead', 'share']).execute();
      return {
        weeks: new Map(
          weeks.map(({ friday, fetched_at, demo }) => [friday, { fetchedAt: fetched_at, demo: demo === 1 }]),
        ),
        known,
        counted: {
          fridays: counted,
          places: counted.length > 0 ? await pastPlaces(db, genres, territories, counted) : [],
        },
        shares: new Map(shares.map(({ weeks_ahead, share }) => [weeks_ahead, share])),
      };
    },

    async releases({ genre, territory, friday }, limit) {
      const rows = await db
        .selectFrom('release_places')
        .innerJoin('releases', 'releases.id', 'release_places.release_id')
        .selectAll('releases')
        .where('genre', '=', genre)
        .where(isInOneOf([territory]))
        .where('release_places.friday', '=', friday)
        .orderBy('release_places.class_rank')
        .orderBy('release_places.release_id')
        .limit(limit)
        .execute();
      const { total } = await db
        .selectFrom('release_places')
        .select(sql<number>`count(*)`.as('total'))
        .where('genre', '=', genre)
        .where(isInOneOf([territory]))
        .where('friday', '=', friday)
        .executeTakeFirstOrThrow();
      return { items: rows.map(toNamed), total };
    },

    async accuracy({ genre, territory }, weeksAhead, limit) {
      const rows = await db
        .selectFrom('release_forecasts as forecast')
        .innerJoin('release_weeks as week', 'week.friday', 'forecast.friday')
        .leftJoin('release_counts as counts', (join) =>
          join
            .onRef('counts.genre', '=', 'forecast.genre')
            .onRef('counts.territory', '=', 'forecast.territory')
            .onRef('counts.friday', '=', 'forecast.friday'),
        )
        .select([
          'forecast.friday',
          'forecast.expected as predicted',
          'forecast.low',
          'forecast.high',
          sql<number>`coalesce(mega + major + indie + emerging, 0)`.as('counted'),
        ])
        .where('forecast.genre', '=', genre)
        .where('forecast.territory', '=', territory)
        .where('forecast.weeks_ahead', '=', weeksAhead)
        .where('week.counted_at', 'is not', null)
        .orderBy('forecast.friday', 'desc')
        .limit(limit)
        .execute();
      return rows;
    },

    async coverage(today) {
      const weeks = await db
        .selectFrom('release_weeks')
        .select(sql<number>`count(*)`.as('known'))
        .where('friday', '>=', today)
        .where('demo', '=', 0)
        .executeTakeFirstOrThrow();
      const artists = await db
        .selectFrom('release_artists')
        .select([
          sql<number>`count(*)`.as('total'),
          sql<number>`coalesce(sum(case when in_wikidata = 1 and genres <> '[]' then 1 else 0 end), 0)`.as(
            'genres',
          ),
          sql<number>`coalesce(sum(case when popular_at is not null then 1 else 0 end), 0)`.as('popular'),
          sql<number>`coalesce(sum(case when in_wikidata = 0 and genres <> '[]' then 1 else 0 end), 0)`.as(
            'tags',
          ),
        ])
        .executeTakeFirstOrThrow();
      const labels = await db
        .selectFrom('releases')
        .select([
          sql<number>`count(*)`.as('total'),
          sql<number>`coalesce(sum(case when label is not null then 1 else 0 end), 0)`.as('known'),
        ])
        .where('demo', '=', 0)
        .executeTakeFirstOrThrow();
      const { total } = artists;
      return {
        listenbrainz: { known: weeks.known, total: COMING_WEEKS },
        wikidata: { known: artists.genres, total },
        musicbrainz: labels,
        listenbrainz_artists: { known: artists.popular, total },
        musicbrainz_tags: { known: artists.tags, total },
      };
    },
  };
}

async function pastPlaces(
  db: Kysely<Schema>,
  genres: Parameters<RadarReader['read']>[0]['genres'],
  territories: Parameters<RadarReader['read']>[0]['territories'],
  fridays: readonly string[],
): Promise<PlaceCounts[]> {
  const rows = await db
    .selectFrom('release_counts')
    .selectAll()
    .where('genre', 'in', genres)
    .where('territory', 'in', territories)
    .where('friday', 'in', fridays)
    .execute();
  return rows.map((row) => ({
    genre: row.genre,
    territory: row.territory,
    friday: row.friday,
    counts: mapCounts((name) => row[name]),
  }));
}
