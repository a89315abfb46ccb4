import {
  KNOWN_FROM,
  LEAST_SHARE_TO_SCALE,
  MIXED_FROM,
  RANGE_DEVIATIONS,
  SEASON_WEIGHT,
} from './scoring-constants.ts';

/** The classes of releases, the loudest first. */
export const releaseClasses = ['mega', 'major', 'indie', 'emerging'] as const;
export type ReleaseClass = (typeof releaseClasses)[number];
export type ClassCounts = Readonly<Record<ReleaseClass, number>>;

/** The basis of an estimate, the most reliable first; `calendar`: nothing was measured. */
export const bases = ['known', 'mixed', 'season', 'calendar'] as const;
export type Basis = (typeof bases)[number];

/** The measurements of a Friday, for one genre and the chosen territories. */
export interface FridayMeasure {
  /** Releases that public databases announce. */
  known: ClassCounts;
  /** Mean number of releases in the same week of past years; absent: not measured. */
  season?: ClassCounts;
  /** Share of the Friday's releases that the databases know today, from 0 to 1. */
  coverage: number;
}

export interface Expected {
  basis: Basis;
  /** Whether the unknown part is estimated from past years; without them it is scaled from the known part. */
  hasSeason: boolean;
  coverage: number;
  known: ClassCounts;
  /** The most likely numbers, not rounded. */
  likely: ClassCounts;
  /** Eight times out of ten the sum of the classes is between the sums of `low` and `high`; never below `known`. */
  low: ClassCounts;
  high: ClassCounts;
}

export const noReleases: ClassCounts = { mega: 0, major: 0, indie: 0, emerging: 0 };

/** Returns the number of releases of all classes. */
export const sumOf = (counts: ClassCounts): number =>
  releaseClasses.reduce((sum, name) => sum + counts[name], 0);

export const mapCounts = (change: (name: ReleaseClass) => number): ClassCounts =>
  Object.fromEntries(releaseClasses.map((name) => [name, change(name)])) as Record<ReleaseClass, number>;

/** Estimates the releases of a Friday. With `undefined` nothing was measured, and all counts are 0. */
export function expectedReleases(measure: FridayMeasure | undefined): Expected {
  if (!measure)
    return {
      basis: 'calendar',
      hasSeason: false,
      coverage: 0,
      known: noReleases,
      likely: noReleases,
      low: noReleases,
      high: noReleases,
    };
  const { known, season, coverage } = measure;
  const unseen = (name: ReleaseClass): number => {
    if (season)
      return ((1 - coverage) * (known[name] + SEASON_WEIGHT * season[name])) / (coverage + SEASON_WEIGHT);
    return coverage >= LEAST_SHARE_TO_SCALE ? known[name] / coverage - known[name] : 0;
  };
  const deviation = (name: ReleaseClass): number =>
    Math.sqrt(unseen(name) * (1 + 1 / (coverage + SEASON_WEIGHT)));
  const deviations = mapCounts(deviation);
  // The classes vary independently, so variances add up, and deviations do not: the sum varies less than the sum of deviations.
  const whole = Math.hypot(...Object.values(deviations));
  const together = sumOf(deviations);
  // As long as not all releases are known, one more is possible, also in a week without releases in past years. Without past
  // years the range is wider: it includes the number of releases that the databases would miss completely one time in ten.
  const isScaled = !season && coverage >= LEAST_SHARE_TO_SCALE;
  const least = (1 - coverage) * (isScaled ? Math.log(10) / coverage : 1);
  const spread = (name: ReleaseClass): number =>
    together === 0 ? 0 : (RANGE_DEVIATIONS * deviations[name] * whole) / together;
  return {
    basis: basisOf(coverage, season !== undefined),
    hasSeason: season !== undefined,
    coverage,
    known,
    likely: mapCounts((name) => known[name] + unseen(name)),
    low: mapCounts((name) => known[name] + Math.max(0, unseen(name) - spread(name))),
    high: mapCounts(
      (name) => known[name] + unseen(name) + Math.max(spread(name), name === 'emerging' ? least : 0),
    ),
  };
}

function basisOf(coverage: number, hasSeason: boolean): Basis {
  if (coverage >= KNOWN_FROM) return 'known';
  if (!hasSeason) return coverage >= LEAST_SHARE_TO_SCALE ? 'mixed' : 'calendar';
  return coverage >= MIXED_FROM ? 'mixed' : 'season';
}
