import type { Kysely } from 'kysely';
import type { ReleaseSamples, SampleRelease, SampleReleases } from '../../../app/ports/releases/releases.ts';
import { releaseClasses } from '../../../domain/planner/expected-releases.ts';
import { placesOf } from '../../../domain/planner/known-release.ts';
import type { Database } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { insertAll } from './insert-all.ts';
import { bitsOf } from './territory-bits.ts';

/** The tables of samples, in the order in which they are emptied. Places are deleted with their releases. */
const sampleTables = ['release_weeks', 'release_counts', 'release_forecasts', 'releases'] as const;

/** Creates the store of sample releases, on either engine. `ReleaseSamples` documents its functions. */
export function createReleaseSamples({ db }: Database): ReleaseSamples {
  return {
    async add(samples, now) {
      return db.transaction().execute(async (trx) => {
        const weeks = await trx.selectFrom('release_weeks').select(['demo', 'fetched_at']).execute();
        // No samples beside real lists, and no change to samples that were added today.
        if (weeks.some(({ demo, fetched_at }) => demo === 0 || fetched_at === now)) return 0;
        await deleteDemoReleases(trx);
        await addWeeks(trx, samples, now);
        return addReleases(trx, samples.releases, now);
      });
    },

    remove: () => db.transaction().execute(deleteDemoReleases),
  };
}

/** Deletes the sample releases with their weeks, counts and forecasts. Returns the number of releases. */
export async function deleteDemoReleases(trx: Kysely<Schema>): Promise<number> {
  let deleted = 0;
  for (const table of sampleTables) {
    const { numDeletedRows } = await trx.deleteFrom(table).where('demo', '=', 1).executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
  return deleted;
}

async function addWeeks(
  trx: Kysely<Schema>,
  { releases, fridays, counts, forecasts }: SampleReleases,
  now: number,
): Promise<void> {
  const week = (friday: string, countedAt: number | null) => ({
    friday,
    fetched_at: now,
    tried_at: now,
    rows: releases.filter((release) => release.friday === friday).length,
    counted_at: countedAt,
    demo: 1,
  });
  const counted = [...new Set(counts.map(({ friday }) => friday))];
  await insertAll(trx, 'release_weeks', [
    ...fridays.map((friday) => week(friday, null)),
    ...counted.map((friday) => week(friday, now)),
  ]);
  await insertAll(
    trx,
    'release_counts',
    counts.map(({ counts: byClass, ...place }) => ({ ...place, ...byClass, demo: 1 })),
  );
  await insertAll(
    trx,
    'release_forecasts',
    forecasts.map(({ weeksAhead, ...forecast }) => ({ ...forecast, weeks_ahead: weeksAhead, demo: 1 })),
  );
}

async function addReleases(
  trx: Kysely<Schema>,
  releases: readonly SampleRelease[],
  now: number,
): Promise<number> {
  await insertAll(
    trx,
    'releases',
    releases.map(({ id, friday, artist, title, kind, releaseClass, countries, label, firstSeenAt }) => ({
      source: 'sample',
      source_id: id,
      friday,
      day: friday,
      artist,
      title,
      kind,
      class_rank: releaseClasses.indexOf(releaseClass),
      class_reason: 'sample',
      label,
      countries: JSON.stringify(countries),
      evidence_url: null,
      first_seen_at: firstSeenAt,
      fetched_at: now,
      demo: 1,
    })),
  );
  const rows = await trx
    .selectFrom('releases')
    .select(['id', 'source_id'])
    .where('source', '=', 'sample')
    .execute();
  const numbers = new Map(rows.map(({ id, source_id }) => [source_id, id]));
  await insertAll(
    trx,
    'release_places',
    releases.flatMap((release) =>
      placesOf(release).map(({ genre, territories }) => ({
        genre,
        friday: release.friday,
        class_rank: releaseClasses.indexOf(release.releaseClass),
        territories: bitsOf(territories),
        release_id: numbers.get(release.id) ?? 0,
      })),
    ),
  );
  return releases.length;
}
