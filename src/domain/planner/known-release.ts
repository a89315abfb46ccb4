import type { ReleaseClass } from './expected-releases.ts';
import { type Genre, genres, type Territory, territories } from './inputs.ts';

export const releaseKinds = ['single', 'ep', 'album', 'other'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** The genre of releases whose artists have no genre that the planner offers. They are counted separately; no genre is guessed. */
export const UNKNOWN_GENRE = 'unknown';
export const placeGenres = [...genres, UNKNOWN_GENRE] as const;
export type PlaceGenre = (typeof placeGenres)[number];

/** A genre, and the territories in which a release competes with others of that genre. */
export interface ReleasePlaces {
  genre: PlaceGenre;
  territories: readonly Territory[];
}

/** ISO codes of countries for which the planner has another code. */
const otherCodes: Readonly<Record<string, Territory>> = { GB: 'UK' };

/** Returns the territory of a country; `undefined` for one that the planner does not offer. */
function territoryOf(country: string): Territory | undefined {
  return otherCodes[country] ?? territories.find((name) => name === country && name !== 'GLOBAL');
}

/**
 * Returns the genres and territories in which a release competes: the territories of its artist and of its own events. The classes
 * `mega` and `major` compete everywhere. `emerging` releases do not count for `GLOBAL`: they are unknown outside their country.
 * @param countries ISO codes
 */
export function placesOf({
  genres: of,
  countries,
  releaseClass,
}: {
  genres: readonly Genre[];
  countries: readonly string[];
  releaseClass: ReleaseClass;
}): ReleasePlaces[] {
  const loud = releaseClass === 'mega' || releaseClass === 'major';
  const local = new Set(countries.map(territoryOf));
  const where = territories.filter((territory) =>
    territory === 'GLOBAL' ? releaseClass !== 'emerging' : loud || local.has(territory),
  );
  if (where.length === 0) return [];
  const named: readonly PlaceGenre[] = of.length > 0 ? of : [UNKNOWN_GENRE];
  return named.map((genre) => ({ genre, territories: where }));
}
