import { type Kysely, sql } from 'kysely';
import type { PlaceCounts } from '../../../app/ports/releases/releases.ts';
import {
  type ClassCounts,
  type ReleaseClass,
  releaseClasses,
} from '../../../domain/planner/expected-releases.ts';
import type { Territory } from '../../../domain/planner/inputs.ts';
import type { PlaceGenre } from '../../../domain/planner/known-release.ts';
import type { Schema } from '../schema.ts';
import { isInOneOf, territoriesOf } from './territory-bits.ts';

const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };

/** The class that is stored as its place in the list of classes. */
export const classOf = (rank: number): ReleaseClass => releaseClasses[rank] ?? 'emerging';

/** Counts the known releases of Fridays in each genre and territory. A place without releases is absent. */
export async function placeCounts(
  db: Kysely<Schema>,
  ask: { genres: readonly PlaceGenre[]; territories: readonly Territory[]; fridays: readonly string[] },
): Promise<PlaceCounts[]> {
  const rows = await db
    .selectFrom('release_places')
    .select(['genre', 'friday', 'class_rank', 'territories', sql<number>`count(*)`.as('number')])
    .where('genre', 'in', ask.genres)
    .where('friday', 'in', ask.fridays)
    .where(isInOneOf(ask.territories))
    .groupBy(['genre', 'friday', 'class_rank', 'territories'])
    .execute();
  const wanted = new Set(ask.territories);
  const places = new Map<string, PlaceCounts>();
  for (const { genre, friday, class_rank, territories, number } of rows)
    for (const territory of territoriesOf(territories).filter((one) => wanted.has(one))) {
      const key = `${genre} ${territory} ${friday}`;
      const { counts = noReleases } = places.get(key) ?? {};
      const name = classOf(class_rank);
      places.set(key, { genre, territory, friday, counts: { ...counts, [name]: counts[name] + number } });
    }
  return [...places.values()];
}
