import type { Kysely } from 'kysely';
import type { ReleaseStore } from '../../../app/ports/releases/release-store.ts';
import type { FetchedRelease } from '../../../app/ports/releases/release-vendors.ts';
import { releaseClasses } from '../../../domain/planner/expected-releases.ts';
import { isDoubtful } from '../../../domain/planner/release-weeks.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { classifyStored } from './classify-stored.ts';
import { insertAll } from './insert-all.ts';
import { createReleaseCounts } from './release-counts.ts';
import { createReleaseFacts } from './release-facts.ts';
import { weekRecord } from './release-tables.ts';

const SOURCE = 'listenbrainz';
const BATCH = 500;

/**
 * Creates the store of known releases, on either engine. `ReleaseStore` documents its functions. A power cut may undo
 * its writes: the lists are then fetched again.
 */
export function createReleaseStore(database: Database): ReleaseStore {
  const { db } = database;
  return {
    ...createReleaseFacts(database),
    ...createReleaseCounts(database),

    async weeks() {
      const rows = await db.selectFrom('release_weeks').selectAll().where('demo', '=', 0).execute();
      return rows.map(weekRecord.toRecord);
    },

    replaceWeek: (friday, releases, at) =>
      bookkeeping(database, async (trx) => {
        const week = await trx
          .selectFrom('release_weeks')
          .select(['rows', 'doubted_rows'])
          .where('friday', '=', friday)
          .executeTakeFirst();
        const { length } = releases;
        const repeated = week !== undefined && week.doubted_rows !== null;
        if (week && !repeated && isDoubtful(week.rows, length)) {
          await trx
            .updateTable('release_weeks')
            .set({ tried_at: at, doubted_rows: length })
            .where('friday', '=', friday)
            .execute();
          return 'doubted';
        }
        await writeReleases(trx, friday, releases, at);
        const row = { fetched_at: at, tried_at: at, rows: length, doubted_rows: null, demo: 0 };
        await trx
          .insertInto('release_weeks')
          .values({ friday, ...row })
          .onConflict((conflict) => conflict.column('friday').doUpdateSet(row))
          .execute();
        return 'stored';
      }),
  };
}

async function writeReleases(
  trx: Kysely<Schema>,
  friday: string,
  releases: readonly FetchedRelease[],
  at: number,
): Promise<void> {
  const before = await trx
    .selectFrom('releases')
    .select('source_id')
    .where('friday', '=', friday)
    .where('source', '=', SOURCE)
    .execute();
  const stayed = new Set(before.map(({ source_id }) => source_id));
  // A group may be listed twice.
  const unique = [...new Map(releases.map((release) => [release.id, release])).values()];
  for (let from = 0; from < unique.length; from += BATCH)
    await trx
      .insertInto('releases')
      .values(
        unique.slice(from, from + BATCH).map(({ id, day, title, artist, kind }) => ({
          source: SOURCE,
          source_id: id,
          friday,
          day,
          title,
          artist,
          kind,
          class_rank: releaseClasses.indexOf('emerging'),
          class_reason: 'other',
          countries: '[]',
          evidence_url: `https://musicbrainz.org/release-group/${id}`,
          first_seen_at: at,
          fetched_at: at,
          demo: 0,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['source', 'source_id']).doUpdateSet((eb) => ({
          friday: eb.ref('excluded.friday'),
          day: eb.ref('excluded.day'),
          title: eb.ref('excluded.title'),
          artist: eb.ref('excluded.artist'),
          kind: eb.ref('excluded.kind'),
          fetched_at: eb.ref('excluded.fetched_at'),
        })),
      )
      .execute();
  // A release that is no longer listed was withdrawn, or has moved to a week that is not fetched yet.
  await trx
    .deleteFrom('releases')
    .where('friday', '=', friday)
    .where('source', '=', SOURCE)
    .where('fetched_at', '<', at)
    .execute();
  const stored = await trx
    .selectFrom('releases')
    .select(['id', 'source_id'])
    .where('friday', '=', friday)
    .where('source', '=', SOURCE)
    .execute();
  const numbers = new Map(stored.map(({ id, source_id }) => [source_id, id]));
  const artists = [...new Set(unique.flatMap(({ artistIds }) => artistIds))];
  await insertAll(
    trx,
    'release_artists',
    artists.map((artist_id) => ({ artist_id, genres: '[]', in_wikidata: 0 })),
  );
  await insertAll(
    trx,
    'release_credits',
    unique.flatMap(({ id, artistIds }) =>
      artistIds.map((artist_id) => ({ artist_id, release_id: numbers.get(id) ?? 0 })),
    ),
  );
  const added = unique.filter(({ id }) => !stayed.has(id)).flatMap(({ id }) => numbers.get(id) ?? []);
  await classifyStored(trx, added);
}
