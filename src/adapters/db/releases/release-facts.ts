import type { Kysely } from 'kysely';
import type { ReleaseStore } from '../../../app/ports/releases/release-store.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { classifyStored } from './classify-stored.ts';
import { insertAll } from './insert-all.ts';

type Facts = Pick<
  ReleaseStore,
  | 'unaskedArtists'
  | 'storeArtists'
  | 'untaggedArtists'
  | 'storeTags'
  | 'unlabelledReleases'
  | 'storeLabels'
  | 'storeMostListened'
>;

/** The facts about artists and labels, from which releases are classed. */
export function createReleaseFacts(database: Database): Facts {
  const { db } = database;
  return {
    async unaskedArtists(limit) {
      const rows = await db
        .selectFrom('release_artists')
        .select('artist_id')
        .where('checked_at', 'is', null)
        .orderBy('artist_id')
        .limit(limit)
        .execute();
      return rows.map(({ artist_id }) => artist_id);
    },

    storeArtists: (asked, found, at) =>
      bookkeeping(database, async (trx) => {
        await trx
          .updateTable('release_artists')
          .set({ checked_at: at })
          .where('artist_id', 'in', asked)
          .execute();
        for (const { id, genres, countries } of found.filter((artist) => asked.includes(artist.id)))
          await trx
            .updateTable('release_artists')
            .set({ genres: JSON.stringify(genres), country: countries[0] ?? null, in_wikidata: 1 })
            .where('artist_id', '=', id)
            .execute();
        await classifyReleasesOf(trx, asked);
      }),

    async untaggedArtists(limit) {
      const rows = await db
        .selectFrom('release_artists')
        .select('artist_id')
        .where('checked_at', 'is not', null)
        .where('genres', '=', '[]')
        .where('tags_checked_at', 'is', null)
        .limit(limit)
        .execute();
      return rows.map(({ artist_id }) => artist_id);
    },

    storeTags: (asked, found, at) =>
      bookkeeping(database, async (trx) => {
        await trx
          .updateTable('release_artists')
          .set({ tags_checked_at: at })
          .where('artist_id', 'in', asked)
          .execute();
        for (const { id, genres, countries } of found.filter((artist) => asked.includes(artist.id)))
          await trx
            .updateTable('release_artists')
            .set((eb) => ({
              genres: JSON.stringify(genres),
              country: eb.fn.coalesce('country', eb.val(countries[0] ?? null)),
            }))
            .where('artist_id', '=', id)
            .where('genres', '=', '[]')
            .execute();
        await classifyReleasesOf(trx, asked);
      }),

    async unlabelledReleases(limit) {
      const rows = await db
        .selectFrom('releases')
        .select('source_id')
        .where('label_checked_at', 'is', null)
        .where('demo', '=', 0)
        .orderBy('label_checked_at')
        .orderBy('friday', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ source_id }) => source_id);
    },

    storeLabels: (asked, found, at) =>
      bookkeeping(database, async (trx) => {
        const rows = await trx
          .updateTable('releases')
          .set({ label_checked_at: at })
          .where('source_id', 'in', asked)
          .where('demo', '=', 0)
          .returning(['id', 'source_id'])
          .execute();
        const numbers = new Map(rows.map(({ id, source_id }) => [source_id, id]));
        for (const { id, label, countries } of found) {
          const number = numbers.get(id);
          if (number === undefined) continue;
          await trx
            .updateTable('releases')
            .set({ label, countries: JSON.stringify(countries) })
            .where('id', '=', number)
            .execute();
        }
        await classifyStored(trx, [...numbers.values()]);
      }),

    storeMostListened: (ids, at) =>
      bookkeeping(database, async (trx) => {
        const before = await trx
          .selectFrom('release_artists')
          .select('artist_id')
          .where('popular_at', 'is not', null)
          .execute();
        await insertAll(
          trx,
          'release_artists',
          ids.map((artist_id) => ({ artist_id, genres: '[]', in_wikidata: 0 })),
        );
        await trx.updateTable('release_artists').set({ popular_at: null }).execute();
        await trx
          .updateTable('release_artists')
          .set({ popular_at: at })
          .where('artist_id', 'in', ids)
          .execute();
        await classifyReleasesOf(trx, [...new Set([...before.map(({ artist_id }) => artist_id), ...ids])]);
      }),
  };
}

async function classifyReleasesOf(trx: Kysely<Schema>, artistIds: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('release_credits')
    .select('release_id')
    .distinct()
    .where('artist_id', 'in', artistIds)
    .execute();
  await classifyStored(
    trx,
    rows.map(({ release_id }) => release_id),
  );
}
