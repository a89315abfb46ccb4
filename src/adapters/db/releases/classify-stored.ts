import type { Kysely } from 'kysely';
import { classifyRelease } from '../../../domain/planner/classify-release.ts';
import { releaseClasses } from '../../../domain/planner/expected-releases.ts';
import { type Genre, genres } from '../../../domain/planner/inputs.ts';
import { placesOf } from '../../../domain/planner/known-release.ts';
import type { Schema } from '../schema.ts';
import { insertAll } from './insert-all.ts';
import { bitsOf } from './territory-bits.ts';

const BATCH = 500;

/** Recomputes class and places of releases from the stored facts about them and their artists. */
export async function classifyStored(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH)
    await classifyBatch(trx, ids.slice(from, from + BATCH));
}

async function classifyBatch(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  const releases = await trx
    .selectFrom('releases')
    .select(['id', 'friday', 'label', 'countries', 'class_rank', 'class_reason'])
    .where('id', 'in', ids)
    .execute();
  const credits = await trx
    .selectFrom('release_credits')
    .innerJoin('release_artists', 'release_artists.artist_id', 'release_credits.artist_id')
    .select(['release_id', 'genres', 'country', 'in_wikidata', 'popular_at'])
    .where('release_id', 'in', ids)
    .execute();
  const artistsOf = Map.groupBy(credits, ({ release_id }) => release_id);
  await trx.deleteFrom('release_places').where('release_id', 'in', ids).execute();
  const places = [];
  for (const release of releases) {
    const artists = artistsOf.get(release.id) ?? [];
    const { releaseClass, reason } = classifyRelease({
      popular: artists.some(({ popular_at }) => popular_at !== null),
      label: release.label,
      inWikidata: artists.some(({ in_wikidata }) => in_wikidata === 1),
    });
    const rank = releaseClasses.indexOf(releaseClass);
    if (rank !== release.class_rank || reason !== release.class_reason)
      await trx
        .updateTable('releases')
        .set({ class_rank: rank, class_reason: reason })
        .where('id', '=', release.id)
        .execute();
    const known = new Set(artists.flatMap((artist) => JSON.parse(artist.genres) as Genre[]));
    const own: string[] = JSON.parse(release.countries);
    const where = placesOf({
      genres: genres.filter((genre) => known.has(genre)).slice(0, MOST_GENRES),
      countries: [...own, ...artists.flatMap(({ country }) => country ?? [])],
      releaseClass,
    });
    for (const { genre, territories } of where)
      places.push({
        genre,
        friday: release.friday,
        class_rank: rank,
        territories: bitsOf(territories),
        release_id: release.id,
      });
  }
  await insertAll(trx, 'release_places', places);
}

/** A release of several artists counts in three genres at most. */
const MOST_GENRES = 3;
