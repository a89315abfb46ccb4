import { z } from 'zod';
import { classReasons } from '../domain/planner/classify-release.ts';
import { bases, releaseClasses } from '../domain/planner/expected-releases.ts';
import { genres, territories } from '../domain/planner/inputs.ts';
import { placeGenres, releaseKinds } from '../domain/planner/known-release.ts';
import { releaseSourceNames } from '../domain/planner/release-sources.ts';

/** The radar of the coming Fridays. Fridays are ISO days, shares fractions (0.25 is 25 %). */

/** The numbers of Fridays that can be chosen. */
export const radarWeeks = [14, 26] as const;

/** `GET /api/radar`: the rows are the genres in a territory, or the territories in a genre. */
export const RadarQuery = z.object({
  by: z.enum(['genre', 'territory']).default('genre'),
  genre: z.enum(genres).default('rap'),
  territory: z.enum(territories).default('FR'),
  weeks: z.string().transform(Number).pipe(z.literal(radarWeeks)).default(14),
});
export type RadarQuery = z.infer<typeof RadarQuery>;

const Cell = z.object({
  known: z.int(),
  expected: z.int(),
  /** Eight times out of ten the number is within this range. */
  range: z.tuple([z.int(), z.int()]).readonly(),
  /** Number of announced releases of the class `mega`. */
  megas: z.int(),
  basis: z.enum(bases),
});
export type RadarCell = z.infer<typeof Cell>;

export const RadarDto = z.object({
  fridays: z.array(
    z.object({
      friday: z.string(),
      /** The share of its releases that is known, from 0 to 1. */
      coverage: z.number(),
      /** When its list was fetched; null: never. */
      fetchedAt: z.string().nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      /** A genre, or `unknown`; a territory. */
      key: z.enum([...placeGenres, ...territories]),
      /** One for each Friday. */
      cells: z.array(Cell),
    }),
  ),
  /** Whether the releases are fictitious. */
  sample: z.boolean(),
  /** When the latest list was fetched. */
  fetchedAt: z.string().nullable(),
});
export type RadarDto = z.infer<typeof RadarDto>;

/** `GET /api/radar/releases`. */
export const RadarCellQuery = z.object({
  friday: z.iso.date(),
  genre: z.enum(placeGenres),
  territory: z.enum(territories),
});
export type RadarCellQuery = z.infer<typeof RadarCellQuery>;

export const RadarReleases = z.object({
  items: z.array(
    z.object({
      artist: z.string(),
      title: z.string(),
      kind: z.enum(releaseKinds),
      releaseClass: z.enum(releaseClasses),
      reason: z.enum(classReasons),
      label: z.string().nullable(),
      url: z.string().nullable(),
      firstSeenAt: z.string(),
    }),
  ),
  total: z.int(),
});
export type RadarReleases = z.infer<typeof RadarReleases>;

/** `GET /api/radar/accuracy`. */
export const RadarAccuracyQuery = RadarCellQuery.omit({ friday: true });
export type RadarAccuracyQuery = z.infer<typeof RadarAccuracyQuery>;

/** Predictions made four weeks ahead, beside the counts four weeks after, the oldest first. */
export const RadarAccuracy = z.object({
  fridays: z.array(
    z.object({
      friday: z.string(),
      predicted: z.int(),
      range: z.tuple([z.int(), z.int()]).readonly(),
      counted: z.int(),
    }),
  ),
  /** Number of counts that are inside their range. */
  inside: z.int(),
});
export type RadarAccuracy = z.infer<typeof RadarAccuracy>;

/** `waiting`: on, but not requested yet. `paused`: the site requests no source at all (`RELEASE_SOURCES`). */
const sourceStates = ['off', 'paused', 'waiting', 'current', 'failed'] as const;

export const RadarSource = z.object({
  name: z.enum(releaseSourceNames),
  enabled: z.boolean(),
  /** Whether commercial use needs an agreement. */
  agreement: z.boolean(),
  licence: z.string(),
  licenceUrl: z.string(),
  state: z.enum(sourceStates),
  /** The error of the last failure: `status 429`. */
  error: z.string().nullable(),
  failedAt: z.string().nullable(),
  okAt: z.string().nullable(),
  /** The next attempt after a failure. */
  nextAt: z.string().nullable(),
  /** Number of weeks, artists or releases for which the source has data (`known`), of all for which it is requested (`total`). */
  coverage: z.object({ known: z.int(), total: z.int() }),
  version: z.int32(),
});
export type RadarSource = z.infer<typeof RadarSource>;

export const RadarSources = z.object({ items: z.array(RadarSource) });
export type RadarSources = z.infer<typeof RadarSources>;

/** `PUT /api/radar/sources/{name}`. */
export const SourceSwitch = z.object({ enabled: z.boolean(), version: z.int32() });
export type SourceSwitch = z.infer<typeof SourceSwitch>;
